import type { SiteInfo } from '@portal/shared/contract/content/site';
import { fakeMember } from '@portal/shared/testing/fake-host';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPortal } from '../../../testing/open-portal.tsx';
import { memberAtom } from '../../host/atoms.ts';
import { SupportPage } from './support-page.tsx';

const answers = {
  getHelpCenter: {
    articles: [{ id: 'term', title: 'Terms and conditions', content: '<p>Persons of 18 years and older.</p>' }],
    feedback: { min: 10, max: 40 },
  },
  sendFeedback: { reference: 'F-100' },
};

async function open(at: string, rankLevel: number, site: Partial<SiteInfo> = {}) {
  const opened = await openPortal({ at, answers, site });
  opened.portal.store.set(memberAtom, { ...fakeMember, clubLabel: { labelName: 'VIP', rankLevel } });
  opened.show(<SupportPage />);
  return opened;
}

// covers 2.3
test('takes a message and shows its reference, with common answers below', async () => {
  const user = userEvent.setup();
  const { platform } = await open('/support', 1);
  expect(await screen.findByRole('heading', { level: 1, name: 'Help & feedback' })).toBeVisible();
  const answered = screen.getByRole('region', { name: 'Common questions' });
  expect(await within(answered).findByText('Terms and conditions')).toBeVisible();
  await user.type(screen.getByLabelText('Your message'), 'Where is my deposit?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('F-100')).toBeVisible();
  await waitFor(() => expect(platform.seenOf('sendFeedback')).toHaveLength(1));
});

test.each([
  [5, 'VIP service'],
  [4, 'Help & feedback'],
])('the VIP support window at rank %s: %s', async (rank, name) => {
  await open('/support?desk=vip', rank);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
});

// covers 6
test('leads with the chat where one is configured, and offers none where the portal has a form only', async () => {
  await open('/support', 1, { customerService: [{ csType: 'LIVECHAT', path: 'https://chat.example/room' }] });
  expect(await screen.findByRole('button', { name: 'Live chat' })).toBeVisible();
  cleanup();
  await open('/support', 1, { customerService: [{ csType: 'LIVECHAT', path: '/support' }] });
  expect(await screen.findByText('Send us a message, or find an answer below.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Live chat' })).toBeNull();
  expect(screen.getByText(/answer comes to the inbox of your account/)).toBeVisible();
});

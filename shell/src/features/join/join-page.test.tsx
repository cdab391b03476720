import type { MemberInfo } from '@portal/shared/contract/accounts/member-info';
import { fakeToken } from '@portal/shared/testing/builders';
import { fakeMember } from '@portal/shared/testing/fake-host';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { change, openPortal } from '../../../testing/open-portal.tsx';
import { dialogsAtom, overlayAtom } from '../../host/atoms.ts';
import { JoinPage } from './join-page.tsx';

async function open(type?: MemberInfo['type'], toggles: Record<string, boolean> = {}) {
  const opened = await openPortal({ at: '/join', toggles, ...(type !== undefined && { token: fakeToken() }) });
  if (type !== undefined) await change(() => opened.portal.session.adopt({ ...fakeMember, type }));
  opened.show(<JoinPage />);
  await screen.findByRole('heading', { level: 1, name: 'Work with us' });
  return opened;
}
const buttons = () =>
  [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].map(({ textContent }) => textContent);

// covers 2.1
test('lets a visitor read how it works, register, ask, or log in as an agent', async () => {
  const { portal } = await open();
  for (const name of ['Two ways to work with us', 'What you get', 'How it works', 'How to ask'])
    expect(screen.getByRole('heading', { name })).toBeVisible();
  expect(buttons()).toEqual(['Register', 'Contact us', 'Contact us', 'Agent login']);
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  expect(portal.store.get(dialogsAtom)).toEqual([{ name: 'register' }]);
  await change(() => portal.dialogs.closeAll());
});

// covers 6
test('offers no registration without direct registration', async () => {
  await open(undefined, { directRegistration: false });
  expect(buttons()).toEqual(['Contact us', 'Contact us', 'Agent login']);
});

test.each([[1], [2], [41], [42]] as const)('sends an agent of type %s to the agent centre', async (type) => {
  const { portal } = await open(type);
  await userEvent.click(screen.getByRole('button', { name: 'Agent centre' }));
  expect(portal.store.get(overlayAtom)).toEqual({ overlay: 'agent-centre' });
});

test.each([
  ['a player asks', 0, ['Contact us', 'Contact us']],
  ['a trial account registers', 4, ['Register', 'Contact us', 'Contact us']],
] as const)('%s', async (_, type, names) => {
  await open(type);
  expect(buttons()).toEqual(names);
});

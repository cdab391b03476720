import type { SiteInfo } from '@portal/shared/contract/content/site';
import { fakeMember } from '@portal/shared/testing/fake-host';
import { waitFor } from '@testing-library/react';
import { openPortal } from '../../../testing/open-portal.tsx';
import { smallWindow } from '../../../testing/small-window.ts';
import { dialogsAtom, memberAtom } from '../atoms.ts';

const vip = { csType: 'VIP' as const, path: 'https://vip.example/service' };
const chat = { csType: 'LIVECHAT' as const, path: '/helpmc' };

async function support(customerService: SiteInfo['customerService'], rankLevel?: number) {
  const opened = await openPortal({ site: { customerService } });
  if (rankLevel !== undefined)
    opened.portal.store.set(memberAtom, { ...fakeMember, clubLabel: { labelName: 'VIP', rankLevel } });
  return { ...opened, ...smallWindow() };
}

afterEach(() => jest.restoreAllMocks());

// covers 9
test('opens the VIP service above rank 4, in a window of 440 x 750 opened inside the press', async () => {
  const { portal, page, open, platform } = await support([vip, chat], 5);
  portal.openSupport();
  expect(open).toHaveBeenCalledWith('', 'support', 'width=440,height=750');
  await waitFor(() => expect(page.location.replace).toHaveBeenCalledWith('https://vip.example/service'));
  expect(page.opener).toBeNull();
  expect(platform.seenOf('getCustomerService')).toHaveLength(0);
});

test.each([[4], [undefined]])('rank %s gets the live chat, by the link that the platform seals', async (rank) => {
  const { portal, page, platform } = await support([vip, chat], rank);
  portal.openSupport();
  await waitFor(() => expect(platform.seenOf('getCustomerService')).toHaveLength(1));
  await waitFor(() => expect(page.close).toHaveBeenCalled());
});

test('raises a window that is still open without reloading its chat', async () => {
  const { portal, page, open, leave } = await support([vip], 9);
  portal.openSupport();
  await waitFor(() => expect(page.location.replace).toHaveBeenCalledTimes(1));
  portal.openSupport();
  expect(page.focus).toHaveBeenCalledTimes(1);
  expect(open).toHaveBeenCalledTimes(1);
  expect(page.close).toHaveBeenCalledTimes(0);
  leave();
  portal.openSupport();
  expect(open).toHaveBeenCalledTimes(2);
});

test('closes the window when the VIP path is not a web address', async () => {
  const { portal, page } = await support([{ csType: 'VIP', path: 'javascript:alert(1)' }], 9);
  portal.openSupport();
  await waitFor(() => expect(page.close).toHaveBeenCalled());
  expect(page.location.replace).not.toHaveBeenCalled();
});

// covers 3
test('opens the help modal over any open dialog when no service is configured', async () => {
  const { portal, open } = await support([]);
  portal.dialogs.open({ name: 'login' });
  portal.openSupport();
  expect(open).not.toHaveBeenCalled();
  expect(portal.store.get(dialogsAtom).map(({ name }) => name)).toEqual(['login', 'help']);
});

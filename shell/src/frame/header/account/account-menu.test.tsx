import { fakeToken } from '@portal/shared/testing/builders';
import { fakeMember } from '@portal/shared/testing/fake-host';
import { Avatar } from '@portal/shared/ui/images/avatar';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { change, openPortal } from '../../../../testing/open-portal.tsx';
import { overlayAtom } from '../../../host/atoms.ts';
import { applyLiveEvent } from '../../../host/live/apply-live-events.ts';
import { AccountMenu } from './account-menu.tsx';

// covers 2.4
test('shows the avatar by member id or the chosen one, and follows the live stream', async () => {
  const { portal, platform, show } = await openPortal({
    answers: {
      getMemberInfo: fakeMember,
      getMemberMenu: { items: [] },
      getBalance: { sumBalance: '1.00' },
      getUnreadCount: { unreadCount: 0 },
    },
  });
  await portal.session.begin(fakeToken());
  show(
    <>
      <AccountMenu />
      <Avatar seed={fakeMember.id} alt="by the id" />
      <Avatar seed="face-07" alt="seventh" />
    </>,
  );
  const drawn = (alt: string) => screen.getByRole('img', { name: alt }).getAttribute('src');
  const isShown = (alt: string) =>
    waitFor(() => {
      const button = within(screen.getByRole('button', { name: /^Player One/ }));
      expect(button.getByRole('presentation')).toHaveAttribute('src', drawn(alt));
    });
  const notifyMemberChange = () =>
    change(() => applyLiveEvent({ ...portal, onComposition: () => undefined }, { type: 'member' }));

  expect(drawn('seventh')).not.toBe(drawn('by the id'));
  await isShown('by the id');
  platform.answer({ getMemberInfo: { ...fakeMember, avatar: 'face-07' } });
  await notifyMemberChange();
  await isShown('seventh');
  platform.answer({ getMemberInfo: fakeMember });
  await notifyMemberChange();
  await isShown('by the id');
});

test('leads to money, records and messages that are on the member’s menu', async () => {
  const { portal, show } = await openPortal({
    answers: {
      getMemberInfo: fakeMember,
      getMemberMenu: { items: ['withdraw', 'personalHistoryCopy', 'messageV2'].map((page) => ({ page, count: 0 })) },
      getBalance: { sumBalance: '1.00' },
      getUnreadCount: { unreadCount: 0 },
    },
  });
  await portal.session.begin(fakeToken());
  show(<AccountMenu />);
  const user = userEvent.setup();
  const press = async (name: string | RegExp) => {
    (await screen.findByRole('button', { name })).focus();
    await user.keyboard('{Enter}');
  };
  for (const [name, page] of [
    ['Withdraw', 'withdraw'],
    ['Bet history', 'personalHistoryCopy'],
    ['Inbox', 'messageV2'],
  ] as const) {
    await press(/^Player One/);
    await press(name);
    expect(portal.store.get(overlayAtom)).toMatchObject({ overlay: 'member-centre', page });
    await change(() => portal.host.closeOverlay());
  }
  await press(/^Player One/);
  expect(screen.queryByRole('button', { name: 'Deposit' })).toBeNull();
});

import { fakeMember } from '@portal/shared/testing/fake-host';
import type { FakeAnswers } from '@portal/shared/testing/fake-platform';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DialogName } from '../src/host/atoms.ts';
import { change, openPortal } from './open-portal.tsx';

/** What the portal asks for once somebody is logged in. */
export const memberAnswers: FakeAnswers = {
  getMemberInfo: fakeMember,
  getBalance: { sumBalance: '0.00' },
  getUnreadCount: { unreadCount: 0 },
  listAnnouncements: { banners: [], notices: [] },
};

/** Opens a dialog of the access sheets on the fake platform, at an address with a referral code. */
export async function openAccessDialog(name: Exclude<DialogName, 'confirm'>, answers: FakeAnswers) {
  const user = userEvent.setup();
  const opened = await openPortal({ answers: { ...memberAnswers, ...answers }, at: '/register?referralCode=R9' });
  opened.show(null);
  await change(() => opened.portal.dialogs.open({ name }));
  await screen.findByRole('dialog');
  return { user, ...opened };
}

export const pressable = (name: string) => screen.getByRole('button', { name });

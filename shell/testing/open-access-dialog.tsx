import { fakeMember } from '@portal/shared/testing/fake-host';
import type { FakeAnswers } from '@portal/shared/testing/fake-platform';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type DialogRequest, dialogsAtom } from '../src/host/atoms.ts';
import type { Portal } from '../src/host/create-portal.ts';
import { change, type OpenOptions, openPortal } from './open-portal.tsx';

/** What the portal requests after a login. */
export const memberAnswers: FakeAnswers = {
  getMemberInfo: fakeMember,
  getBalance: { sumBalance: '0.00' },
  getUnreadCount: { unreadCount: 0 },
  listAnnouncements: { banners: [], notices: [] },
};

/** Dialogs that need only their name. */
type PlainDialog = 'login' | 'register' | 'forgotPassword' | 'firstLogin' | 'afterLogin';

/** Opens an access dialog on the fake platform, at an address with a referral code. */
export async function openAccessDialog(
  dialog: PlainDialog | DialogRequest,
  answers: FakeAnswers,
  options: Omit<OpenOptions, 'answers'> = {},
) {
  const user = userEvent.setup();
  const opened = await openPortal({
    at: '/register?referralCode=REF9',
    ...options,
    answers: { ...memberAnswers, ...answers },
  });
  opened.show(null);
  await change(() => opened.portal.dialogs.open(typeof dialog === 'string' ? { name: dialog } : dialog));
  await screen.findByRole('dialog');
  return { user, ...opened };
}

export const pressable = (name: string) => screen.getByRole('button', { name });

/** Waits until no dialog is open: the announcements dialog opens and closes after a login. */
export const allClosed = ({ store }: Portal) => waitFor(() => expect(store.get(dialogsAtom)).toEqual([]));

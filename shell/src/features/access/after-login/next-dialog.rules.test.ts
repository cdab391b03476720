import { fakeToken } from '@portal/shared/testing/builders';
import { nextDialogOf } from './next-dialog.rules.ts';

const value = { token: fakeToken(), firstTimeLogin: false, passwordExpired: false, passwordChangeRequired: false };
const typed = { type: 'username', account: 'player01', password: 'Demo1234' } as const;

// covers 4
test('opens the change of an expired password first, asking for the old one only if this page does not know it', () => {
  const expired = { ...value, passwordExpired: true, passwordChangeRequired: true, firstTimeLogin: true };
  expect(nextDialogOf(expired, typed)).toEqual({
    name: 'changePassword',
    account: 'player01',
    oldPassword: 'Demo1234',
    firstTimeLogin: true,
  });
  expect(nextDialogOf(expired, { type: 'username', account: 'player01' })).not.toHaveProperty('oldPassword');
});

test('opens nothing for an expired password when the operator does not require a change', () => {
  expect(nextDialogOf({ ...value, passwordExpired: true }, typed)).toEqual({ name: 'afterLogin' });
});

// covers 4
test('opens no change after a login by SMS or through the identity provider', () => {
  for (const type of ['sms', 'firebase'] as const)
    expect(
      nextDialogOf({ ...value, passwordExpired: true, passwordChangeRequired: true }, { type, account: '' }).name,
    ).toBe('afterLogin');
});

// covers 4
test('opens the first-login action at the first login, the announcements at any other', () => {
  expect(nextDialogOf({ ...value, firstTimeLogin: true }, typed)).toEqual({ name: 'firstLogin' });
  expect(nextDialogOf(value, typed)).toEqual({ name: 'afterLogin' });
});

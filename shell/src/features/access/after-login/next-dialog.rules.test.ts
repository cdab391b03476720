import { fakeToken } from '@portal/shared/testing/builders';
import { nextDialogOf } from './next-dialog.rules.ts';

const value = { token: fakeToken(), firstTimeLogin: false, passwordExpired: false, passwordChangeRequired: false };
const typed = { type: 'username', account: 'player01', password: 'Demo1234' } as const;

test('an expired password is changed first; the old one is asked for only where this page does not know it', () => {
  const expired = { ...value, passwordExpired: true, passwordChangeRequired: true, firstTimeLogin: true };
  expect(nextDialogOf(expired, typed)).toEqual({
    name: 'changePassword',
    account: 'player01',
    oldPassword: 'Demo1234',
    firstTimeLogin: true,
  });
  expect(nextDialogOf(expired, { type: 'username', account: 'player01' })).not.toHaveProperty('oldPassword');
});

test('where the operator does not want it changed, an expired password opens nothing', () => {
  expect(nextDialogOf({ ...value, passwordExpired: true }, typed)).toEqual({ name: 'afterLogin' });
});

test('never after a login by SMS or through the identity provider', () => {
  for (const type of ['sms', 'firebase'] as const)
    expect(
      nextDialogOf({ ...value, passwordExpired: true, passwordChangeRequired: true }, { type, account: '' }).name,
    ).toBe('afterLogin');
});

test('the first login has its action, any other the announcements', () => {
  expect(nextDialogOf({ ...value, firstTimeLogin: true }, typed)).toEqual({ name: 'firstLogin' });
  expect(nextDialogOf(value, typed)).toEqual({ name: 'afterLogin' });
});

import { phoneAuthCodes, phoneAuthText } from './phone-auth.rules.ts';

// covers 8
test.each(phoneAuthCodes)('%s has its own message', (code) => {
  expect(phoneAuthText(`auth/${code}`)).toBe(`phone_auth.${code}`);
});

test('shows the same text for codes that mean the same to a player; anything else is unknown', () => {
  expect(phoneAuthText('auth/cancelled-popup-request')).toBe('phone_auth.popup-closed-by-user');
  expect(phoneAuthText('auth/session-expired')).toBe('phone_auth.code-expired');
  expect(phoneAuthText('auth/invalid-verification-id')).toBe('phone_auth.code-expired');
  expect(phoneAuthText('auth/missing-code')).toBe('phone_auth.missing-verification-code');
  expect(phoneAuthText('auth/popup-blocked')).toBe('phone_auth.popup-blocked');
  expect(phoneAuthText('auth/network-request-failed')).toBe('error.network');
  expect(phoneAuthText('auth/internal-error')).toBe('phone_auth.unknown');
  expect(phoneAuthText('toString')).toBe('phone_auth.unknown');
});

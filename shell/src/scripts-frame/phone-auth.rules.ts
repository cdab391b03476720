/** Codes of the identity provider that have their own message (docs/product.md 8). */
export const phoneAuthCodes = [
  'invalid-phone-number',
  'missing-phone-number',
  'too-many-requests',
  'unknown',
  'invalid-verification-code',
  'missing-verification-code',
  'captcha-check-failed',
  'quota-exceeded',
  'operation-not-allowed',
  'code-expired',
  'popup-closed-by-user',
] as const;

/** A second press opens a second window and ends the first; for the player it is the same. */
const sameAs: Readonly<Record<string, string>> = {
  'cancelled-popup-request': 'phone_auth.popup-closed-by-user',
  'user-cancelled': 'phone_auth.popup-closed-by-user',
  'missing-code': 'phone_auth.missing-verification-code',
  'session-expired': 'phone_auth.code-expired',
  'invalid-verification-id': 'phone_auth.code-expired',
  'popup-blocked': 'phone_auth.popup-blocked',
  'network-request-failed': 'error.network',
};

/** Returns the text id for an error of the provider's SDK (`auth/code-expired`); other codes are unknown. */
export function phoneAuthText(sdkCode: string): string {
  const code = sdkCode.replace(/^auth\//, '');
  const known = phoneAuthCodes.find((one) => one === code);
  if (known) return `phone_auth.${known}`;
  return (Object.hasOwn(sameAs, code) && sameAs[code]) || 'phone_auth.unknown';
}

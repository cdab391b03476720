import type { CallInput } from '@portal/shared/contract/define-call';
import type { login } from '@portal/shared/contract/sessions/login';

type LoginInput = CallInput<typeof login>;

/** Returns the login for a verified number: by the platform's code, or by the identity provider's token. */
export function loginOf(
  { mobileNum, countryDialingCode }: { mobileNum: string; countryDialingCode: string },
  { verificationCode, firebaseIdToken }: { verificationCode: string; firebaseIdToken?: string },
  agentPage: boolean,
): Exclude<LoginInput, { type: 'username' }> {
  if (firebaseIdToken) return { type: 'firebase', firebaseChannel: 'sms', firebaseIdToken, agentPage };
  return { type: 'sms', username: mobileNum, countryDialingCode, password: verificationCode, agentPage };
}

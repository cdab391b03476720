import { needsMobileCode } from '@portal/shared/contract/accounts/registration-form';
import { Refusal } from '../../kernel/calls/refusal.ts';
import { refusalAt } from '../../kernel/calls/refusal-at.ts';
import type { RegistrationForm } from '../../modules/accounts/index.ts';
import type { RegistrationDeps, RegistrationInput } from './registration.ts';

/**
 * Returns true if the number was verified by a code of ours or the identity provider's token, false if the form
 * requires none. Only the owner of a number learns that another member has it, too.
 * @throws Refusal `invalid_registration`, `identity_token_invalid`, `mobile_taken`
 */
export async function proveMobile(
  { member, session }: RegistrationDeps,
  form: RegistrationForm,
  mobile: string | undefined,
  input: RegistrationInput,
): Promise<boolean> {
  if (!mobile || !needsMobileCode(form.method, form.switches)) return false;
  const { verificationCode: code, firebaseIdToken } = input;
  if (!(await session.provesMobile({ purpose: 'register', mobile, code, firebaseIdToken })))
    throw new Refusal('invalid_registration', { fields: { verificationCode: 'invalid_verification_code' } });
  if (await member.contacts.memberByMobile(mobile)) throw refusalAt('mobileNum', 'mobile_taken');
  return true;
}

import { needsMobileCode } from '@portal/shared/contract/registration/registration-form';
import { Refusal } from '../../kernel/refusal.ts';
import { refusalAt } from '../../kernel/refusal-at.ts';
import type { RegistrationForm } from '../../modules/member/index.ts';
import type { RegistrationDeps, RegistrationInput } from './registration.ts';

/**
 * True when the number was proved by a code of ours or by the identity provider's token, false where the form asks for
 * no proof. Only who has the number is told that another member has it, too.
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
  if (await member.byMobile(mobile)) throw refusalAt('mobileNum', 'mobile_taken');
  return true;
}

import { Refusal } from '../../kernel/calls/refusal.ts';
import type { RegistrationDeps, RegistrationInput } from './registration.ts';

/** Returns the number of the form in its international form; undefined if none was typed. */
export async function formMobile(
  { verification }: Pick<RegistrationDeps, 'verification'>,
  typed: string | undefined,
  { countryDialingCode = '' }: RegistrationInput,
): Promise<string | undefined> {
  if (!typed) return undefined;
  const number = await verification.mobiles.read(countryDialingCode, typed);
  if (!number) throw new Refusal('invalid_registration', { fields: { mobileNum: 'invalid_mobile' } });
  return number;
}

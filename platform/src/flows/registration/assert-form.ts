import { openMethods } from '@portal/shared/contract/accounts/registration-form';
import { Refusal } from '../../kernel/calls/refusal.ts';
import { refusalAt } from '../../kernel/calls/refusal-at.ts';
import { brokenFields, type RegistrationForm } from '../../modules/accounts/index.ts';
import type { RegistrationDeps, RegistrationInput } from './registration.ts';

/**
 * Checks what needs no lookup in a registration.
 * @throws Refusal `registration_closed`, `terms_not_accepted`, `invalid_registration` with the broken fields
 */
export function assertForm(form: RegistrationForm, input: RegistrationInput): void {
  if (!openMethods(form.switches).includes(form.method)) throw new Refusal('registration_closed');
  if (!input.termsAccepted) throw refusalAt('termsAccepted', 'terms_not_accepted');
  const { fields, fieldParams } = brokenFields(form, input);
  if (Object.keys(fields).length > 0) throw new Refusal('invalid_registration', { fields, fieldParams });
}

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

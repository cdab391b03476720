import { openMethods } from '@portal/shared/contract/accounts/registration-form';
import { Refusal } from '../../kernel/calls/refusal.ts';
import { refusalAt } from '../../kernel/calls/refusal-at.ts';
import { brokenFields, type RegistrationForm } from '../../modules/accounts/index.ts';
import type { RegistrationInput } from './registration.ts';

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

import { judgedText } from '@portal/shared/contract/accounts/field-rules';
import type { FieldRule } from '@portal/shared/contract/content/site';
import { type Fault, faultOfField } from '../parts/field-fault.rules.ts';

/** Checks a new password by the server's rule (docs/product.md 5). */
export function newPasswordFault(rule: FieldRule | undefined, text: string): Fault | undefined {
  return faultOfField('password', { rule, isRequired: true }, text);
}

/** Checks the repeat of a new password: required, and equal. */
export function repeatFault(newPassword: string, repeat: string): Fault | undefined {
  if (judgedText(repeat) === '') return { id: 'rule.empty' };
  return repeat.trim() === newPassword.trim() ? undefined : { id: 'rule.confirm_input' };
}

/** Returns the form field that a refusal of a new password is about. */
const fieldByCode: Readonly<Record<string, 'oldPassword' | 'newPassword' | 'repeat' | 'code'>> = {
  old_password_wrong: 'oldPassword',
  invalid_password: 'newPassword',
  password_unchanged: 'newPassword',
  wrong_confirmation: 'repeat',
  invalid_verification_code: 'code',
  identity_token_invalid: 'code',
};

export function fieldOfRefusal(code: string) {
  return Object.hasOwn(fieldByCode, code) ? fieldByCode[code] : undefined;
}

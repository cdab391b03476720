import { judgedText } from '@portal/shared/contract/accounts/field-rules';
import type { FormField, RegistrationRules } from '@portal/shared/contract/accounts/registration-form';
import type { RegistrationField } from '@portal/shared/contract/content/site';
import { type Fault, faultOfField } from '../parts/field-fault.rules.ts';

export type Values = Partial<Record<RegistrationField, string>>;

/** Validates one registration field; returns the message under it, or undefined. */
export function faultOf({ field, isRequired }: FormField, values: Values, rules: RegistrationRules): Fault | undefined {
  const text = values[field];
  if (field === 'confirmPassword') return confirmationFault(values.password, text);
  return faultOfField(field, { rule: rules[field], isRequired }, text);
}

function confirmationFault(password: string | undefined, text: string | undefined): Fault | undefined {
  if (judgedText(text) === '') return { id: 'rule.empty' };
  return (text ?? '').trim() === (password ?? '').trim() ? undefined : { id: 'rule.confirm_password' };
}

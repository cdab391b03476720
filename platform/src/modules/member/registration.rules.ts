import { fieldFault } from '@portal/shared/contract/registration/field-rules';
import type { FieldRule, RegistrationField } from '@portal/shared/contract/system/get-register-settings';
import type { RegistrationRules } from '../content/index.ts';

export type RegistrationValues = Readonly<Partial<Record<RegistrationField, string | undefined>>>;
export type FieldCodes = Partial<Record<RegistrationField, string>>;

/** Bounds the operator cannot widen: what does not fit a rule of the server is refused whatever the setting says. */
export const passwordMaxLength = 128;

function codeOf(name: RegistrationField, rule: FieldRule, text: string | undefined): string | undefined {
  const fault = fieldFault(rule, rule.required, text);
  if (fault === undefined || fault === 'required') return fault;
  if (fault === 'format') return 'invalid_format';
  return name === 'password' ? 'password_length' : 'invalid_length';
}

/**
 * Codes of the fields that break the server's rules; none when the form may be accepted. A field that is not enabled
 * is not looked at (and must not be stored); the confirmation always has to equal the password.
 */
export function brokenFields(rules: RegistrationRules, values: RegistrationValues): FieldCodes {
  const codes: FieldCodes = {};
  for (const [name, rule] of Object.entries(rules) as [RegistrationField, FieldRule][]) {
    if (!rule.enabled) continue;
    const code = codeOf(name, rule, values[name]);
    if (code) codes[name] = code;
  }
  if (!codes.confirmPassword && values.confirmPassword !== values.password) {
    codes.confirmPassword = 'wrong_confirmation';
  }
  return codes;
}

/** The values whose fields are enabled, empty ones left out: only these are kept. */
export function acceptedValues(rules: RegistrationRules, values: RegistrationValues): RegistrationValues {
  const kept = Object.entries(values).filter(([name, text]) => rules[name as RegistrationField]?.enabled && text);
  return Object.fromEntries(kept);
}

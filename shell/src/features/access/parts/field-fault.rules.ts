import { fieldFault, ruledValue } from '@portal/shared/contract/accounts/field-rules';
import {
  allowsShortPassword,
  freePasswordLength,
  longestPassword,
  passwordFault,
  shortestPassword,
} from '@portal/shared/contract/accounts/password-rules';
import type { FieldRule, RegistrationField } from '@portal/shared/contract/content/site';

/** A text id with values; `reason` is a second text with details. */
export interface Fault {
  id: string;
  values?: Record<string, string | number>;
  reason?: Fault;
}

const anyText: FieldRule = {
  enabled: true,
  required: true,
  minLength: 0,
  maxLength: 255,
  patternId: 'any',
  acceptedPattern: '*',
};

/** "4–16", or one number where least and most are the same (docs/product.md 5). */
function sizeOf({ minLength: min, maxLength: max }: FieldRule): string {
  return min === max ? String(min) : `${min}–${max}`;
}

/** Text of a rule's pattern with its bounds: the hint before typing and the error afterwards. */
export function patternText(rule: FieldRule): Fault {
  return { id: `rule.pattern.${rule.patternId}`, values: { size: sizeOf(rule) } };
}

/** Text of the rule of a new password: long ones may be of any kind, shorter ones follow the operator's pattern. */
export function passwordText(rule: FieldRule): Fault {
  const minLength = shortestPassword(rule);
  if (!allowsShortPassword(rule))
    return { id: 'rule.password_length', values: { size: `${minLength}–${longestPassword}` } };
  const shorter = patternText({ ...rule, minLength, maxLength: freePasswordLength - 1 });
  return { id: 'rule.password_free', values: { size: freePasswordLength }, reason: shorter };
}

function judged(field: RegistrationField, rule: FieldRule, isRequired: boolean, text: string | undefined) {
  try {
    if (field === 'password') return passwordFault(rule, text);
    return fieldFault(rule, isRequired, text);
  } catch {
    // This browser cannot read the pattern: the server decides.
    return undefined;
  }
}

const emptyTexts: Partial<Record<RegistrationField, string>> = {
  captcha: 'rule.captcha',
  verificationCode: 'rule.code',
};

/** Checks a field's text by the server's rule; returns the message under it (docs/product.md 5). */
export function faultOfField(
  field: RegistrationField,
  asked: { rule: FieldRule | undefined; isRequired: boolean },
  text: string | undefined,
): Fault | undefined {
  const rule = asked.rule ?? anyText;
  const fault = judged(field, rule, asked.isRequired, ruledValue(field, text));
  if (fault === undefined) return undefined;
  if (fault === 'required') return { id: emptyTexts[field] ?? 'rule.empty' };
  if (field === 'password') return passwordText(rule);
  if (field === 'verificationCode') return { id: 'rule.code' };
  if (field === 'mobileNum') return { id: 'rule.mobile' };
  if (fault === 'format')
    return field === 'payeeName' ? { id: 'rule.real_name', reason: patternText(rule) } : patternText(rule);
  return { id: 'rule.text_length', values: { size: sizeOf(rule) } };
}

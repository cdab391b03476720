import { fieldFault, ruledValue } from '@portal/shared/contract/registration/field-rules';
import type { FieldRule, RegistrationField } from '@portal/shared/contract/system/get-register-settings';

/** A text by id with its values; `reason` is a second text that says more. */
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

/** "4 - 16", or one number where least and most are the same (docs/product.md 5). */
export function sizeOf({ minLength: min, maxLength: max }: FieldRule): string {
  return min === max ? String(min) : `${min} - ${max}`;
}

/** The text of the pattern of a rule, with its bounds: what to type, and what is said when it was not. */
export function patternText(rule: FieldRule): Fault {
  return { id: `rule.pattern.${rule.patternId}`, values: { size: sizeOf(rule) } };
}

function judged(rule: FieldRule, isRequired: boolean, text: string | undefined) {
  try {
    return fieldFault(rule, isRequired, text);
  } catch {
    // A pattern this browser cannot read: the server judges.
    return undefined;
  }
}

const emptyTexts: Partial<Record<RegistrationField, string>> = {
  captcha: 'rule.captcha',
  verificationCode: 'rule.code',
};

/** What is wrong with the text of a field by the server's rule, as the message under it (docs/product.md 5). */
export function faultOfField(
  field: RegistrationField,
  asked: { rule: FieldRule | undefined; isRequired: boolean },
  text: string | undefined,
): Fault | undefined {
  const rule = asked.rule ?? anyText;
  const fault = judged(rule, asked.isRequired, ruledValue(field, text));
  if (fault === undefined) return undefined;
  if (fault === 'required') return { id: emptyTexts[field] ?? 'rule.empty' };
  if (field === 'verificationCode') return { id: 'rule.code' };
  if (field === 'mobileNum') return { id: 'rule.mobile' };
  if (fault === 'format')
    return field === 'payeeName' ? { id: 'rule.real_name', reason: patternText(rule) } : patternText(rule);
  return { id: field === 'password' ? 'rule.password_length' : 'rule.text_length', values: { size: sizeOf(rule) } };
}

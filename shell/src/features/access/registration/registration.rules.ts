import type { FieldRule, RegistrationField } from '@portal/shared/contract/system/get-register-settings';

export type Rules = Partial<Record<RegistrationField, FieldRule>>;
export type Values = Partial<Record<RegistrationField, string>>;
/** A text by id with its numbers, or nothing. */
export type Fault = { id: string; values?: Record<string, number> };

/** Fields that the username form can show, in its order. The SMS code belongs to the mobile form. */
const formFields: readonly RegistrationField[] = [
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'mobileNum',
  'email',
  'paymentPassword',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'recommenderId',
  'affiliateCode',
  'captcha',
];
const always: readonly RegistrationField[] = ['username', 'password', 'confirmPassword'];

export function fieldsOf(rules: Rules): readonly RegistrationField[] {
  return formFields.filter((field) => always.includes(field) || rules[field]?.enabled);
}

/** Those three, and the payment password where it is shown, are required whatever the rule says (specification 5). */
export function isRequired(field: RegistrationField, rules: Rules): boolean {
  return always.includes(field) || field === 'paymentPassword' || rules[field]?.required === true;
}

function fits(pattern: string, text: string): boolean {
  if (pattern === '*') return true;
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(text);
  } catch {
    // A pattern this browser cannot read: the server judges.
    return true;
  }
}

/** The text of a length fault: one number when least and most are the same. */
function lengthFault(field: RegistrationField, { minLength: min, maxLength: max }: FieldRule): Fault {
  const kind = field === 'password' ? 'password' : 'text';
  return { id: `rule.${kind}_${min === max ? 'exact' : 'range'}`, values: { min, max } };
}

/** What is wrong with one field, as the message under it; undefined when nothing is. */
export function faultOf(field: RegistrationField, values: Values, rules: Rules): Fault | undefined {
  const text = (values[field] ?? '').trim();
  if (!text) return isRequired(field, rules) ? { id: 'rule.empty' } : undefined;
  if (field === 'confirmPassword')
    return text === (values.password ?? '').trim() ? undefined : { id: 'rule.confirm_password' };
  const rule = rules[field];
  if (!rule) return undefined;
  if (field === 'mobileNum' && !fits(rule.acceptedPattern, text)) return { id: 'rule.mobile' };
  const length = [...text].length;
  if (length < rule.minLength || length > rule.maxLength) return lengthFault(field, rule);
  if (fits(rule.acceptedPattern, text)) return undefined;
  return { id: `rule.pattern.${rule.patternId}`, values: { min: rule.minLength, max: rule.maxLength } };
}

import { fieldFault, judgedText, judgedValue, ruledValue } from '@portal/shared/contract/accounts/field-rules';
import { longestPassword, passwordFault, shortestPassword } from '@portal/shared/contract/accounts/password-rules';
import { patterns } from '@portal/shared/contract/accounts/patterns';
import {
  type FormField,
  formFields,
  type RegistrationMethod,
  type RegistrationSwitches,
} from '@portal/shared/contract/accounts/registration-form';
import type { FieldRule, RegistrationField } from '@portal/shared/contract/content/site';
import { weakPasswordCode } from '../../../kernel/security/weak-password.rules.ts';
import { simplePaymentPasswordCode } from '../passwords/simple-payment-password.rules.ts';
import type { RegistrationRules } from './register-defaults.ts';
import { matchesPatternInTime } from './safe-pattern.ts';

type RegistrationValues = Readonly<Partial<Record<RegistrationField, string | undefined>>>;

/** One of the two forms with the operator's settings. */
export interface RegistrationForm {
  method: RegistrationMethod;
  rules: RegistrationRules;
  switches: RegistrationSwitches;
  /** No password consists of it. */
  brandName: string;
  /** The identity provider has checked the number: its token replaces the code. */
  isProvedElsewhere?: boolean;
}

interface BrokenFields {
  /** Message code by field; empty when the form is acceptable. */
  fields: Partial<Record<RegistrationField, string>>;
  fieldParams: Partial<Record<RegistrationField, Record<string, string | number>>>;
}

/** Values of `{min}`, `{max}` and `{range}` in texts: one number when both limits are equal. */
export function boundsOf({ minLength: min, maxLength: max }: FieldRule): Record<string, string | number> {
  return { min, max, range: min === max ? min : `${min}–${max}` };
}

/** The same of a new password, whose limits are not the operator's alone. */
export function passwordBounds(rule: FieldRule): Record<string, string | number> {
  return boundsOf({ ...rule, minLength: shortestPassword(rule), maxLength: longestPassword });
}

/** Returns the message code of the broken rule of a new password; undefined when there is none. */
export function passwordCode(rule: FieldRule, text: string | undefined): string | undefined {
  const fault = passwordFault(rule, text, matchesPatternInTime);
  if (fault === 'length') return 'password_length';
  return fault === 'format' ? patternCode(rule.patternId) : fault;
}

/** Returns the message code of a broken rule; undefined when there is none. Passwords have their own. */
export function fieldCode(
  field: RegistrationField,
  rule: FieldRule,
  isRequired: boolean,
  text: string | undefined,
): string | undefined {
  const judged = ruledValue(field, text);
  // The pattern may be the operator's own, so it is matched with a time limit.
  const fault = fieldFault({ ...rule, acceptedPattern: '*' }, isRequired, judged);
  if (fault === 'required') return 'required';
  if (judged === '') return undefined;
  if (field === 'mobileNum')
    return fault || !matchesPatternInTime(rule.acceptedPattern, judged) ? 'invalid_mobile' : undefined;
  if (fault) return lengthCode(rule);
  return matchesPatternInTime(rule.acceptedPattern, judged) ? undefined : formatCode(field, rule);
}

function lengthCode({ minLength, maxLength }: FieldRule): string {
  return minLength === maxLength ? 'text_length_exact' : 'text_length';
}

/** Returns the code of a pattern, such as `pattern_letter_first`; operators' own patterns have unknown ids. */
export function patternCode(patternId: string): string {
  if (!Object.hasOwn(patterns, patternId)) return 'invalid_format';
  return `pattern_${patternId.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
}

const formatCode = (field: RegistrationField, { patternId }: FieldRule) =>
  field === 'payeeName' ? 'invalid_real_name' : patternCode(patternId);

/**
 * Lists the fields that break the rules. Only fields of the form are checked (and may be stored); the confirmation must
 * equal the password and has no own rule.
 */
export function brokenFields(form: RegistrationForm, values: RegistrationValues): BrokenFields {
  const broken: BrokenFields = { fields: {}, fieldParams: {} };
  for (const { field, isRequired } of formFields(form.method, form.rules, form.switches)) {
    if (field === 'verificationCode' && form.isProvedElsewhere) continue;
    // Human verification may replace the captcha, and decides about a missing one.
    if (field === 'captcha' && !values.captcha) continue;
    const rule = form.rules[field];
    const code = codeOf({ field, isRequired }, form, values);
    if (!code) continue;
    broken.fields[field] = code;
    broken.fieldParams[field] = field === 'password' ? passwordBounds(rule) : boundsOf(rule);
  }
  return broken;
}

function codeOf(
  { field, isRequired }: FormField,
  { rules, brandName }: RegistrationForm,
  values: RegistrationValues,
): string | undefined {
  const rule = rules[field];
  if (field === 'confirmPassword') return confirmationCode(values);
  if (field === 'password') {
    const { password = '', username, payeeName } = values;
    return passwordCode(rule, password) ?? weakPasswordCode(password, [username, payeeName, brandName]);
  }
  const code = fieldCode(field, rule, isRequired, values[field]);
  return (
    code ?? (field === 'paymentPassword' ? simplePaymentPasswordCode(ruledValue(field, values[field])) : undefined)
  );
}

function confirmationCode({ password, confirmPassword }: RegistrationValues): string | undefined {
  const repeated = judgedText(confirmPassword);
  if (repeated === '') return 'required';
  return repeated === judgedText(password) ? undefined : 'wrong_confirmation';
}

/** Returns the composed, non-empty values of the form's fields: only these are stored. */
export function acceptedValues(form: RegistrationForm, values: RegistrationValues): RegistrationValues {
  const asked = formFields(form.method, form.rules, form.switches);
  const texts = asked.map(({ field }) => [field, judgedValue(field, values[field])] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

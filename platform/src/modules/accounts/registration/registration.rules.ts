import { fieldFault, judgedText, judgedValue, ruledValue } from '@portal/shared/contract/accounts/field-rules';
import { patterns } from '@portal/shared/contract/accounts/patterns';
import {
  formFields,
  type RegistrationMethod,
  type RegistrationSwitches,
} from '@portal/shared/contract/accounts/registration-form';
import type { FieldRule, RegistrationField } from '@portal/shared/contract/content/site';
import type { RegistrationRules } from './register-defaults.ts';
import { matchesPatternInTime } from './safe-pattern.ts';

type RegistrationValues = Readonly<Partial<Record<RegistrationField, string | undefined>>>;

/** One of the two forms with the operator's settings. */
export interface RegistrationForm {
  method: RegistrationMethod;
  rules: RegistrationRules;
  switches: RegistrationSwitches;
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

/** Returns the message code of a broken rule; undefined when there is none. */
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
  if (fault) return lengthCode(field, rule);
  return matchesPatternInTime(rule.acceptedPattern, judged) ? undefined : formatCode(field, rule);
}

function lengthCode(field: RegistrationField, { minLength, maxLength }: FieldRule): string {
  const kind = field === 'password' ? 'password' : 'text';
  return minLength === maxLength ? `${kind}_length_exact` : `${kind}_length`;
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
    const code =
      field === 'confirmPassword' ? confirmationCode(values) : fieldCode(field, rule, isRequired, values[field]);
    if (!code) continue;
    broken.fields[field] = code;
    broken.fieldParams[field] = boundsOf(rule);
  }
  return broken;
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

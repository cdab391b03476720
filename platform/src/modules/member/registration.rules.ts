import { fieldFault, judgedText, judgedValue, ruledValue } from '@portal/shared/contract/registration/field-rules';
import {
  formFields,
  type RegistrationMethod,
  type RegistrationSwitches,
} from '@portal/shared/contract/registration/registration-form';
import type { FieldRule, RegistrationField } from '@portal/shared/contract/system/get-register-settings';
import { patternFits, type RegistrationRules } from '../content/index.ts';
import { patternCode } from './registration-texts.ts';

export type RegistrationValues = Readonly<Partial<Record<RegistrationField, string | undefined>>>;

/** One of the two forms with what the operator has set for it. */
export interface RegistrationForm {
  method: RegistrationMethod;
  rules: RegistrationRules;
  switches: RegistrationSwitches;
  /** The identity provider has checked the number: its token stands for the code. */
  isProvedElsewhere?: boolean;
}

export interface BrokenFields {
  /** Message code by field; empty when the form may be accepted. */
  fields: Partial<Record<RegistrationField, string>>;
  fieldParams: Partial<Record<RegistrationField, Record<string, string | number>>>;
}

/** What stands for `{min}`, `{max}` and `{range}` in the texts: one number where least and most are the same. */
export function boundsOf({ minLength: min, maxLength: max }: FieldRule): Record<string, string | number> {
  return { min, max, range: min === max ? min : `${min} - ${max}` };
}

/** Code of what is wrong with a text by its rule; undefined when nothing is. */
export function fieldCode(
  field: RegistrationField,
  rule: FieldRule,
  isRequired: boolean,
  text: string | undefined,
): string | undefined {
  const judged = ruledValue(field, text);
  // The pattern may be the operator's own, so it is left to who can stop it.
  const fault = fieldFault({ ...rule, acceptedPattern: '*' }, isRequired, judged);
  if (fault === 'required') return 'required';
  if (judged === '') return undefined;
  if (field === 'mobileNum') return fault || !patternFits(rule.acceptedPattern, judged) ? 'invalid_mobile' : undefined;
  if (fault) return lengthCode(field, rule);
  return patternFits(rule.acceptedPattern, judged) ? undefined : formatCode(field, rule);
}

function lengthCode(field: RegistrationField, { minLength, maxLength }: FieldRule): string {
  const kind = field === 'password' ? 'password' : 'text';
  return minLength === maxLength ? `${kind}_length_exact` : `${kind}_length`;
}

const formatCode = (field: RegistrationField, { patternId }: FieldRule) =>
  field === 'payeeName' ? 'invalid_real_name' : patternCode(patternId);

/**
 * The fields that break the server's rules. Only those that the form asks for are looked at (and may be stored); the
 * confirmation has to equal the password and has no rule of its own.
 */
export function brokenFields(form: RegistrationForm, values: RegistrationValues): BrokenFields {
  const broken: BrokenFields = { fields: {}, fieldParams: {} };
  for (const { field, isRequired } of formFields(form.method, form.rules, form.switches)) {
    if (field === 'verificationCode' && form.isProvedElsewhere) continue;
    // A picture that was not answered may have been answered otherwise, which is for the human verification to say.
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

/** The texts of the fields that the form asks for, composed, without the empty ones: only these are kept. */
export function acceptedValues(form: RegistrationForm, values: RegistrationValues): RegistrationValues {
  const asked = formFields(form.method, form.rules, form.switches);
  const texts = asked.map(({ field }) => [field, judgedValue(field, values[field])] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

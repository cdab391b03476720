import type { FieldRule, RegistrationField } from '../content/site.ts';
import { typedMobile } from '../typed/typed-mobile.rules.ts';
import { foldedDigits, foldedText, withoutInvisible } from '../typed/typed-text.rules.ts';
import { matchesPattern } from './patterns.ts';

export type FieldFault = 'required' | 'length' | 'format';

/**
 * Normalises a text for validation: trimmed and composed, so that a name has one length however it was typed (Korean in
 * separate letters, Japanese with separate sound marks).
 */
export const judgedText = (text: string | undefined): string => (text ?? '').trim().normalize('NFC');

const foldedFields: readonly RegistrationField[] = [...(['username', 'payeeName', 'email', 'captcha'] as const)];
/** Numbers that may be copied with spaces or hyphens. */
const digitFields: readonly RegistrationField[] = ['paymentPassword', 'verificationCode', 'qqNum', 'idNumber'];
/** Codes that may be copied with spaces. */
const codeFields: readonly RegistrationField[] = ['affiliateCode', 'recommenderId'];

/**
 * Normalises a field for validation and storage: names and numbers folded to one form, invisible characters removed
 * from the rest. Passwords are unchanged.
 */
export function judgedValue(field: RegistrationField, text: string | undefined): string {
  if (field === 'password' || field === 'confirmPassword') return judgedText(text);
  if (field === 'mobileNum') return typedMobile(text ?? '');
  if (field === 'whatsapp') return typedMobile(text ?? '').replace(/^\+/, '');
  if (digitFields.includes(field)) return foldedDigits(text ?? '');
  if (codeFields.includes(field)) return foldedText(text ?? '').replaceAll(' ', '');
  return foldedFields.includes(field) ? foldedText(text ?? '') : judgedText(withoutInvisible(text ?? ''));
}

/** The part that a field's rule applies to: for a mobile number the digits. */
export function ruledValue(field: RegistrationField, text: string | undefined): string {
  const judged = judgedValue(field, text);
  return field === 'mobileNum' ? judged.replace(/^\+/, '') : judged;
}

/** Validates one field by the server's rule; undefined if valid. Lengths are in characters. */
export function fieldFault(rule: FieldRule, isRequired: boolean, text: string | undefined): FieldFault | undefined {
  const judged = judgedText(text);
  if (judged === '') return isRequired ? 'required' : undefined;
  const length = [...judged].length;
  if (length < rule.minLength || length > rule.maxLength) return 'length';
  return matchesPattern(rule.acceptedPattern, judged) ? undefined : 'format';
}

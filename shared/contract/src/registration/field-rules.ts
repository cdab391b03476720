import type { FieldRule, RegistrationField } from '../system/get-register-settings.ts';
import { typedMobile } from '../typed-mobile.rules.ts';
import { foldedDigits, foldedText, withoutInvisible } from '../typed-text.rules.ts';
import { fitsPattern } from './patterns.ts';

export type FieldFault = 'required' | 'length' | 'format';

/**
 * A text as it is judged: trimmed, and composed, so that one name has one length however the keyboard made it
 * (Korean in separate letters, Japanese with separate sound marks).
 */
export const judgedText = (text: string | undefined): string => (text ?? '').trim().normalize('NFC');

const foldedFields: readonly RegistrationField[] = [...(['username', 'payeeName', 'email', 'captcha'] as const)];
/** Numbers that are copied with spaces or hyphens in them. */
const digitFields: readonly RegistrationField[] = ['paymentPassword', 'verificationCode', 'qqNum', 'idNumber'];
/** Codes that are copied with spaces in them. */
const codeFields: readonly RegistrationField[] = ['affiliateCode', 'recommenderId'];

/**
 * What was typed into a field as it is judged and kept: names and numbers folded to one form, invisible characters out of
 * the rest. Passwords stay as they are.
 */
export function judgedValue(field: RegistrationField, text: string | undefined): string {
  if (field === 'password' || field === 'confirmPassword') return judgedText(text);
  if (field === 'mobileNum') return typedMobile(text ?? '');
  if (field === 'whatsapp') return typedMobile(text ?? '').replace(/^\+/, '');
  if (digitFields.includes(field)) return foldedDigits(text ?? '');
  if (codeFields.includes(field)) return foldedText(text ?? '').replaceAll(' ', '');
  return foldedFields.includes(field) ? foldedText(text ?? '') : judgedText(withoutInvisible(text ?? ''));
}

/** The part of it that the rule of a field is about: of a mobile number the digits. */
export function ruledValue(field: RegistrationField, text: string | undefined): string {
  const judged = judgedValue(field, text);
  return field === 'mobileNum' ? judged.replace(/^\+/, '') : judged;
}

/** What is wrong with the text of one field by the server's rule; undefined when nothing is. Lengths are in characters. */
export function fieldFault(rule: FieldRule, isRequired: boolean, text: string | undefined): FieldFault | undefined {
  const judged = judgedText(text);
  if (judged === '') return isRequired ? 'required' : undefined;
  const length = [...judged].length;
  if (length < rule.minLength || length > rule.maxLength) return 'length';
  return fitsPattern(rule.acceptedPattern, judged) ? undefined : 'format';
}

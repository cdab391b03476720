import type { FieldRule } from '../system/get-register-settings.ts';
import { fitsPattern } from './patterns.ts';

export type FieldFault = 'required' | 'length' | 'format';

/**
 * A text as it is judged: trimmed, and composed, so that one name has one length however the keyboard made it
 * (Korean in separate letters, Japanese with separate sound marks).
 */
export const judgedText = (text: string | undefined): string => (text ?? '').trim().normalize('NFC');

/** What is wrong with the text of one field by the server's rule; undefined when nothing is. Lengths are in characters. */
export function fieldFault(rule: FieldRule, isRequired: boolean, text: string | undefined): FieldFault | undefined {
  const judged = judgedText(text);
  if (judged === '') return isRequired ? 'required' : undefined;
  const length = [...judged].length;
  if (length < rule.minLength || length > rule.maxLength) return 'length';
  return fitsPattern(rule.acceptedPattern, judged) ? undefined : 'format';
}

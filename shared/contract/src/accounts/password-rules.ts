import type { FieldRule } from '../content/site.ts';
import { type FieldFault, judgedText } from './field-rules.ts';
import { matchesPattern } from './patterns.ts';

/** No rule of an operator allows a shorter password. */
export const leastPasswordLength = 8;
/** A password of this length needs no rule of kinds. */
export const freePasswordLength = 12;
/** Characters, whatever their script. */
export const longestPassword = 128;

type Bounds = Pick<FieldRule, 'minLength'>;

/** Shortest password that the operator's rule accepts. */
export const shortestPassword = ({ minLength }: Bounds): number => Math.max(leastPasswordLength, minLength);

/** True if a password shorter than `freePasswordLength` is possible; it has to match the rule's pattern. */
export const allowsShortPassword = (rule: Bounds): boolean => shortestPassword(rule) < freePasswordLength;

/**
 * Checks a new password: 12 to 128 characters of any kind, or from 8 by the operator's pattern (docs/product.md 5).
 * `matches` judges that pattern; the server sets a time limit.
 */
export function passwordFault(
  rule: Pick<FieldRule, 'minLength' | 'acceptedPattern'>,
  text: string | undefined,
  matches: typeof matchesPattern = matchesPattern,
): FieldFault | undefined {
  const judged = judgedText(text);
  if (judged === '') return 'required';
  const length = [...judged].length;
  if (length < shortestPassword(rule) || length > longestPassword) return 'length';
  if (length >= freePasswordLength) return undefined;
  return matches(rule.acceptedPattern, judged) ? undefined : 'format';
}

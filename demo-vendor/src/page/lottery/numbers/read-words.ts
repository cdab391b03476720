import { t } from '../texts/translate.ts';
import type { ReadNumbers } from './paste.rules.ts';

/** Wrong entries that are shown, and how much of each. */
const mostShown = 3;
const mostLetters = 12;

/** What was read, in words. */
export function readWords({ numbers, bad, repeated }: ReadNumbers, length: number): string {
  const parts = [t('type.read', { numbers: t('count.number', { count: numbers.length }) })];
  if (repeated > 0) parts.push(t('type.repeated', { count: repeated }));
  const shown = bad
    .slice(0, mostShown)
    .map((part) => part.slice(0, mostLetters))
    .join(', ');
  const rest = bad.length - mostShown;
  if (bad.length > 0) parts.push(t(rest > 0 ? 'type.bad_more' : 'type.bad', { length, shown, rest }));
  return t('type.sentence', { told: parts.join(t('type.between')) });
}

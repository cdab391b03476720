import { t } from '../texts/translate.ts';
import type { TrendCount } from './trend.rules.ts';

/** More values than these are counted, not named. */
const mostNamed = 4;

/** Values in words: "7", "1 and 2 are even", "12 numbers are even". */
export function evenWords(counts: readonly TrendCount[]): string {
  const values = counts.map(({ value }) => value);
  const last = values.pop() ?? '';
  if (values.length === 0) return last;
  if (counts.length > mostNamed) return t('trend.even_many', { count: counts.length });
  return t('trend.even', { values: values.join(', '), last });
}

import { addDays } from '@portal/shared/contract/time/calendar-days';
import type { Period } from '@portal/shared/remote/records/record-period.rules';

type Change = { word: 'more' | 'less'; permille: number } | { word: 'same' | 'new' };

/**
 * What a figure has become against the period before; `new` where there was nothing to compare with.
 * @param now whole minor units, or a count; neither is below zero
 */
export function changeOf(now: bigint, before: bigint): Change {
  if (now === before) return { word: 'same' };
  if (before === 0n) return { word: 'new' };
  const apart = now > before ? now - before : before - now;
  return { word: now > before ? 'more' : 'less', permille: Number((apart * 1000n + before / 2n) / before) };
}

/** The same number of days, just before these. */
export function periodBefore({ from, to }: Period): Period {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

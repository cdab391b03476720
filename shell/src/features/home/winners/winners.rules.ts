import { minorUnits } from '@portal/shared/contract/money/amounts';

/** Wins above the threshold; an equal one is excluded. */
export function biggestWins<T extends { vo: { winAmount: string } }>(list: readonly T[], leastAmount: string): T[] {
  const least = minorUnits(leastAmount);
  return list.filter(({ vo }) => minorUnits(vo.winAmount) > least);
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Returns the age in the largest whole unit, for `Intl.RelativeTimeFormat`; with a slow clock it is "now". */
export function timeAgo(at: string, now: number): { value: number; unit: 'day' | 'hour' | 'minute' } {
  const passed = Math.max(0, now - Date.parse(at));
  if (passed >= dayMs) return { value: -Math.floor(passed / dayMs), unit: 'day' };
  if (passed >= hourMs) return { value: -Math.floor(passed / hourMs), unit: 'hour' };
  return { value: -Math.floor(passed / minuteMs), unit: 'minute' };
}

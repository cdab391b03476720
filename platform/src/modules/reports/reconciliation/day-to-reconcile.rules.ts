import { addDays } from '@portal/shared/contract/time/calendar-days';

const daysBack = 7;

/** Returns the oldest of the last seven days without a daily report; yesterday if there is no report at all. */
export function dayToReconcile(today: string, reported: readonly string[]): string | undefined {
  const [first = addDays(today, -1)] = [...reported].sort();
  const days = Array.from({ length: daysBack }, (_, index) => addDays(today, index - daysBack));
  return days.find((day) => day >= first && !reported.includes(day));
}

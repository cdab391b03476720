import { addDays } from '@portal/shared/contract/calendar-days';

const daysBack = 7;

/** The oldest of the last seven days that has no daily report; of a portal that has none at all, yesterday. */
export function dayToReconcile(today: string, reported: readonly string[]): string | undefined {
  const [first = addDays(today, -1)] = [...reported].sort();
  const days = Array.from({ length: daysBack }, (_, index) => addDays(today, index - daysBack));
  return days.find((day) => day >= first && !reported.includes(day));
}

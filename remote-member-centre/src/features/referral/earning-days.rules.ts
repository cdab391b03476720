import { daysBetween } from '@portal/shared/contract/time/calendar-days';

interface Days {
  from: string;
  to: string;
}

interface Point {
  /** YYYY-MM-DD. */
  day: string;
  total: string;
}

/** Every day of the period with its earnings; zero for days without any. */
export function daysWithEarnings({ from, to }: Days, points: readonly Point[]): Point[] {
  const earned = new Map(points.map(({ day, total }) => [day, total]));
  return daysBetween(from, to).map((day) => ({ day, total: earned.get(day) ?? '0.00' }));
}

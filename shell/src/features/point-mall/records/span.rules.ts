import { addDays, dayIn } from '@portal/shared/contract/calendar-days';

/** Time spans of the record. */
export const spans = ['week', 'month', 'quarter'] as const;
export type Span = (typeof spans)[number];

const days: Readonly<Record<Span, number>> = { week: 7, month: 30, quarter: 89 };

/** First and last day of a span ending today, yyyy-mm-dd in the portal's zone. */
export function spanOf(span: Span, now: Date, timeZone: string | undefined): { from: string; to: string } {
  const to = dayIn(timeZone, now);
  return { from: addDays(to, 1 - days[span]), to };
}

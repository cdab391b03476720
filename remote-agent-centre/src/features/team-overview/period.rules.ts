export const periods = ['today', 'week', 'month'] as const;
export type Period = (typeof periods)[number];

const daysBack: Record<Period, number> = { today: 0, week: 6, month: 29 };
const dayMs = 86_400_000;

/** Calendar day of an instant in a zone (the viewer's own when the operator's is not known), yyyy-mm-dd. */
export function dayIn(instant: Date, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const named = Object.fromEntries(parts.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${named.year}-${named.month}-${named.day}`;
}

/** First and last day of a period that ends today. */
export function rangeOf(period: Period, today: string): { from: string; to: string } {
  const from = new Date(Date.parse(`${today}T00:00:00Z`) - daysBack[period] * dayMs);
  return { from: from.toISOString().slice(0, 10), to: today };
}

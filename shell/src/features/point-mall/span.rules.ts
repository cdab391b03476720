/** How far back the record is read. */
export const spans = ['week', 'month', 'quarter'] as const;
export type Span = (typeof spans)[number];

const days: Readonly<Record<Span, number>> = { week: 7, month: 30, quarter: 89 };
const dayMs = 24 * 3_600_000;

/** First and last day of a span that ends today, yyyy-mm-dd in the portal's zone. */
export function spanOf(span: Span, now: Date, timeZone: string | undefined): { from: string; to: string } {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const to = new Intl.DateTimeFormat('en-CA', { ...parts, ...(timeZone && { timeZone }) }).format(now);
  const from = new Date(Date.parse(to) - (days[span] - 1) * dayMs).toISOString().slice(0, 10);
  return { from, to };
}

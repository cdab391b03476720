export const historyPeriods = ['all', '7', '30', '90'] as const;
export type HistoryPeriod = (typeof historyPeriods)[number];

const dayMs = 24 * 3_600_000;

/** From when a period begins, as the wire has it; undefined for everything. */
export function sinceOf(period: HistoryPeriod, now: Date): string | undefined {
  if (period === 'all') return undefined;
  return new Date(now.getTime() - Number(period) * dayMs).toISOString();
}

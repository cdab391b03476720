import { and, gte, lt, sql } from 'drizzle-orm';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { teamBets as bets } from '../../figures/figures.tables.ts';
import type { Span } from '../../figures/figures-api.ts';

const windowMs = 300_000;

/**
 * Reads whether anything was played in spans within the given one, so that catching up does not query figures of quiet
 * hours and windows.
 */
export async function playedIn(db: Kernel['db'], { start, end }: Span): Promise<(span: Span) => boolean> {
  const window = sql<string>`(extract(epoch from date_bin('5 minutes', ${bets.settledAt}, 'epoch'::timestamptz)) * 1000)::text`;
  const found = await db
    .selectDistinct({ window })
    .from(bets)
    .where(and(gte(bets.settledAt, start), lt(bets.settledAt, end)));
  const windows = new Set(found.map((row) => Number(row.window)));
  return (span) => {
    for (let at = span.start.getTime(); at < span.end.getTime(); at += windowMs) if (windows.has(at)) return true;
    return false;
  };
}

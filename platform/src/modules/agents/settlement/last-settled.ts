import { sql } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { Settlement } from './settlement.tables.ts';

/**
 * Keeps rows that begin at or after the settled end of their contract. A changed time zone moves the days of contracts:
 * a paid period must not be paid again by one that overlaps it.
 */
export async function notSettledBefore(db: Kernel['db'], computed: readonly Settlement[]): Promise<Settlement[]> {
  const ids = JSON.stringify([...new Set(computed.map(({ contractId }) => contractId))]);
  const { rows } = await db.execute<{ id: string; until: string }>(sql`
    select asked.id, extract(epoch from last.period_end) * 1000 as until
    from jsonb_array_elements_text(${ids}::jsonb) as asked (id)
    cross join lateral (
      select period_end from agent_settlements where contract_id = asked.id order by period_start desc limit 1
    ) as last`);
  const ends = new Map(rows.map(({ id, until }) => [id, Number(until)]));
  return computed.filter(({ contractId, periodStart }) => periodStart.getTime() >= (ends.get(contractId) ?? 0));
}

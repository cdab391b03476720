import { sql } from 'drizzle-orm';
import type { Kernel } from '../../../../kernel/kernel.ts';
import type { DownlineShare, Settlement } from '../settlement.tables.ts';

interface DownlineShares {
  list: DownlineShare[];
  sumMinor: bigint;
}

export const noDownlineShares: DownlineShares = { list: [], sumMinor: 0n };

/**
 * Reads the downline share of settlements of one kind, by settlement: the gross of direct downlines that ended in the
 * period, except what the agent paid itself. Real-time salary is paid by uplines and has no share.
 */
export async function readDownlineShares(
  db: Kernel['db'],
  settlements: readonly Settlement[],
): Promise<Map<string, DownlineShares>> {
  const ids = settlements.filter(({ kind }) => kind !== 'realtime').map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; agent_id: string; minor: string }>(sql`
    select s.id, d.agent_id, sum(d.gross_minor)::text as minor
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as asked (id)
    join agent_settlements s on s.id = asked.id
    join agent_settlements d on d.upline_id = s.agent_id and d.kind = s.kind
      and d.period_end > s.period_start and d.period_end <= s.period_end
    where d.payer_id is distinct from s.agent_id and d.gross_minor > 0
    group by s.id, d.agent_id order by s.id, d.agent_id`);
  const shares = new Map<string, DownlineShares>();
  for (const { id, agent_id: agentId, minor } of rows) {
    const { list, sumMinor } = shares.get(id) ?? noDownlineShares;
    shares.set(id, { list: [...list, { agentId, minor }], sumMinor: sumMinor + BigInt(minor) });
  }
  return shares;
}

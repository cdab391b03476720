import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { outboxCursors as cursors, outboxEvents as events } from './outbox.tables.ts';

/** When the oldest event was written that one of the subscribers was not told yet; undefined when they were told all of them. */
export async function oldestUntold(
  { db }: Pick<Database, 'db'>,
  subscriptions: readonly { name: string; topic: string }[],
): Promise<Date | undefined> {
  const found = await db.execute<{ at: string | null }>(sql`
    select (extract(epoch from min(untold.created_at)) * 1000)::text as at
    from jsonb_to_recordset(${JSON.stringify(subscriptions)}::jsonb) as asked (name text, topic text)
    left join ${cursors} as place on place.subscriber = asked.name
    join ${events} as untold on untold.topic = asked.topic
      and (untold.xid, untold.id) > (coalesce(place.last_xid, 0), coalesce(place.last_id, 0))`);
  const at = found.rows[0]?.at;
  return at ? new Date(Number(at)) : undefined;
}

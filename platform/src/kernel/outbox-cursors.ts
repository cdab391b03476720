import { sql } from 'drizzle-orm';
import type { KernelParts } from './kernel-parts.ts';
import { outboxCursors as cursors, outboxEvents as events } from './outbox.tables.ts';
import type { Topic } from './topic.ts';

/** Where a subscriber begins that was not there before: with all events, or with those after its first start. */
export type StartsFrom = 'beginning' | 'now';

export interface Starting {
  /** Of the subscriber. */
  name: string;
  topic: Topic;
  from: StartsFrom;
}

/**
 * Gives every subscriber its place in the row of events, once, in one statement of its own transaction; a place that is there
 * stays, whichever process has written it. Where nothing was ever told before, the portal is new and there is no past: all of
 * them start at the beginning. Otherwise one that starts `now` passes by every event older than the oldest transaction that
 * still runs: what commits from then on is told, and with it at most what has committed beside a transaction still running.
 */
export async function openCursors(
  { database }: Pick<KernelParts, 'database'>,
  subscriptions: readonly Starting[],
): Promise<void> {
  const rows = subscriptions.map(({ name, topic, from }) => ({ name, topic: topic.name, skips: from === 'now' }));
  await database.db.execute(sql`
    insert into ${cursors} (subscriber, last_xid, last_id)
    select opened.name, coalesce(past.xid, 0), coalesce(past.id, 0)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as opened (name text, topic text, skips boolean)
    left join lateral (
      select told.xid, told.id from ${events} as told
      where opened.skips and exists (select 1 from ${cursors})
        and told.topic = opened.topic and told.xid < pg_snapshot_xmin(pg_current_snapshot())::text::bigint
      order by told.xid desc, told.id desc limit 1
    ) as past on true
    order by opened.name
    on conflict do nothing`);
}

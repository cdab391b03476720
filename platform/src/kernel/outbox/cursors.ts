import { sql } from 'drizzle-orm';
import type { KernelParts } from '../kernel-parts.ts';
import { outboxCursors as cursors, outboxEvents as events } from './outbox.tables.ts';
import type { Topic } from './topic.ts';

/** Where a new subscriber starts: with all events, or with those after its first start. */
export type StartsFrom = 'beginning' | 'now';

interface Starting {
  /** Name of the subscriber. */
  name: string;
  topic: Topic;
  from: StartsFrom;
}

/**
 * Creates the cursor of every new subscriber in one statement of its own transaction; an existing cursor stays,
 * whichever process wrote it. Without any cursor the portal is new, and all start at the beginning. Otherwise a
 * subscriber from `now` skips every event of a transaction older than the oldest one still running; it receives all
 * that commits later, and at most some that committed beside a running transaction.
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
      select written.xid, written.id from ${events} as written
      where opened.skips and exists (select 1 from ${cursors})
        and written.topic = opened.topic and written.xid < pg_snapshot_xmin(pg_current_snapshot())::text::bigint
      order by written.xid desc, written.id desc limit 1
    ) as past on true
    order by opened.name
    on conflict do nothing`);
}

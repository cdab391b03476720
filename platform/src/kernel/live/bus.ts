import { type LiveEvent, liveEvent } from '@portal/shared/contract/live/live-event';
import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import type { KernelParts } from '../kernel-parts.ts';
import type { Logger } from '../monitoring/logger.ts';
import { createLiveIds } from './event-ids.ts';
import { liveEvents } from './live.tables.ts';

export interface LiveMessage {
  id: number;
  memberId: string | null;
  event: LiveEvent;
}
type LiveRow = Pick<typeof liveEvents.$inferSelect, 'id' | 'memberId' | 'event'>;
export type LiveListener = (message: LiveMessage) => void;

export interface LiveBus {
  /**
   * Notifies one member (or, with null, everyone) on all processes, after the surrounding transaction has committed.
   * @throws at once if the event violates the contract
   */
  publish(memberId: string | null, event: LiveEvent): void;
  /** Subscribes to a member's events and those for everyone; returns the function that unsubscribes. */
  listen(memberId: string | null, listener: LiveListener): () => void;
  /** Returns the events that a stream has missed since the last one it received. */
  missedSince(memberId: string | null, lastId: number): Promise<LiveMessage[]>;
  start(): void;
  /** Writes what is waiting; events published afterwards are dropped. */
  stop(): Promise<void>;
  /** Writes and reads what is waiting; for tests. */
  flush(): Promise<void>;
  forgetOld(): Promise<void>;
}

const pollMs = 1000;
/** Too short a delay for anyone to notice. */
const gatherMs = 20;
const retentionMinutes = 10;
/** How long a row of another process may appear after its id was drawn. */
const overlapSeconds = 15;

export function createLiveBus({ database, logger }: KernelParts): LiveBus {
  const hearers = createListeners();
  const ids = createLiveIds(overlapSeconds * 1000, () => performance.now());
  let waiting: { memberId: string | null; event: LiveEvent }[] = [];
  let flushing: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function dispatch(row: LiveRow): void {
    if (!ids.see(row.id)) return;
    const found = hearers.of(row.memberId);
    if (found.length === 0) return;
    const messages = readable(row, logger);
    for (const listener of found) for (const message of messages) listener(message);
  }

  async function write(): Promise<void> {
    const rows = latestOnly(waiting);
    waiting = [];
    if (rows.length === 0) return;
    for (const row of await writeRows(database, rows)) dispatch(row);
    ids.forgetOld();
  }

  /** Reads from the cursor: reading the whole overlap every second, thousands of rows when busy, delayed every bet. */
  async function read(): Promise<void> {
    const from = ids.seenUpTo;
    const isRecent = sql`${liveEvents.createdAt} > clock_timestamp() - make_interval(secs => ${overlapSeconds})`;
    const isNew = from === undefined ? isRecent : gt(liveEvents.id, from);
    const rows = await database.db.select().from(liveEvents).where(isNew).orderBy(asc(liveEvents.id));
    for (const row of rows) dispatch(row);
    ids.afterReading(rows.map(({ id }) => id));
  }

  function exchange(withRead: boolean): Promise<void> {
    const turn = (flushing ?? Promise.resolve())
      .then(write)
      .then(() => (withRead && hearers.isAnybodyHere() ? read() : undefined))
      .catch((error) => logger.error({ err: error }, 'live bus'));
    flushing = turn;
    return turn;
  }

  return {
    publish(memberId, given) {
      const event = v.parse(liveEvent, given);
      database.afterCommit(() => {
        if (isStopped) return;
        waiting.push({ memberId, event });
        // One insert per moment instead of one beside each bet.
        if (waiting.length === 1) setTimeout(() => void exchange(false), gatherMs).unref();
      });
    },
    listen: hearers.add,
    async missedSince(memberId, lastId) {
      const rows = await database.db
        .select()
        .from(liveEvents)
        .where(and(gt(liveEvents.id, lastId), isFor(memberId)))
        .orderBy(asc(liveEvents.id))
        .limit(500);
      return rows.flatMap((row) => readable(row, logger));
    },
    start() {
      isStopped = false;
      // The embedded database has one process only, so there are no rows of others to read.
      if (database.kind === 'postgres') timer = setInterval(() => void exchange(true), pollMs);
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await exchange(false);
    },
    flush: () => exchange(true),
    async forgetOld() {
      await database.db
        .delete(liveEvents)
        .where(lt(liveEvents.createdAt, sql`clock_timestamp() - make_interval(mins => ${retentionMinutes})`));
    },
  };
}

/** Listeners by member: events are sent for each bet, so finding them must not scan all open pages. */
function createListeners() {
  const byMember = new Map<string | null, Set<LiveListener>>();
  return {
    add(memberId: string | null, listener: LiveListener): () => void {
      const own = byMember.get(memberId) ?? new Set();
      byMember.set(memberId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && byMember.get(memberId) === own) byMember.delete(memberId);
      };
    },
    of: (memberId: string | null): LiveListener[] =>
      memberId === null ? [...byMember.values()].flatMap((own) => [...own]) : [...(byMember.get(memberId) ?? [])],
    isAnybodyHere: () => byMember.size > 0,
  };
}

/** Ids are drawn in the order of the events. */
const writeStatement = `insert into live_events (member_id, event)
  select entry.member_id, entry.event
  from jsonb_to_recordset($1::jsonb) as entry (no integer, member_id text, event jsonb) order by entry.no returning id`;

/** A named statement, because it runs for every bet. */
async function writeRows(database: Database, rows: readonly Omit<LiveRow, 'id'>[]): Promise<LiveRow[]> {
  const records = rows.map(({ memberId, event }, no) => ({ no, member_id: memberId, event }));
  const written = await database.call<{ id: string }>('live_write', writeStatement, [JSON.stringify(records)]);
  return rows.map((row, no) => ({ ...row, id: Number(written[no]?.id) }));
}

/** Keeps only the last of several balances or counts of one member, and every event that names a win. */
function latestOnly<Row extends { memberId: string | null; event: LiveEvent }>(rows: readonly Row[]): Row[] {
  const last = new Map<string, Row>();
  for (const [index, row] of rows.entries()) {
    const isState = (row.event.type === 'balance' && !row.event.won) || row.event.type === 'unread';
    const key = isState ? `${row.memberId} ${row.event.type}` : String(index);
    last.delete(key);
    last.set(key, row);
  }
  return [...last.values()];
}

function isFor(memberId: string | null) {
  const isForAll = isNull(liveEvents.memberId);
  return memberId === null ? isForAll : or(isForAll, eq(liveEvents.memberId, memberId));
}

/** Skips a row that cannot be read (from another version, say), so that those after it are sent. */
function readable(row: LiveRow, logger: Logger): LiveMessage[] {
  const event = v.safeParse(liveEvent, row.event);
  if (event.success) return [{ id: row.id, memberId: row.memberId, event: event.output }];
  logger.error({ id: row.id, issues: event.issues.map(({ message }) => message) }, 'live event skipped');
  return [];
}

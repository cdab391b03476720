import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { addDays } from '@portal/shared/contract/time/calendar-days';
import { startOfDay } from '@portal/shared/contract/time/time-zones';
import { sql } from 'drizzle-orm';
import type { App } from '../../../app.ts';
import { seededRandom } from '../../../demo-data/games-history.rules.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { heldTransaction } from '../../../testing/database/held-transaction.ts';
import { portalZone } from './salary-branch.ts';
import { assertLedger, assertSettled, preparedDays } from './salary-simulation.ts';

const script = fileURLToPath(new URL('settle-once.ts', import.meta.url));
const days = 2;
const first = '2026-02-01';

interface KillPoint {
  /** Statement that the process is about to execute when it is killed. */
  before:
    | 'insert on agent_settlements'
    | 'insert on ledger_transfers'
    | 'update on agent_settlements'
    | 'insert on inbox_messages'
    | 'update on settlement_marks';
  /** What has happened by then. */
  when: string;
}

/** In this order every point is reached. */
const killPoints: readonly KillPoint[] = [
  { before: 'insert on agent_settlements', when: 'nothing of a period is written' },
  { before: 'insert on ledger_transfers', when: 'periods are computed, nothing is paid' },
  { before: 'update on agent_settlements', when: 'payments are posted, not marked' },
  { before: 'insert on inbox_messages', when: 'payments are marked, nobody is notified' },
  { before: 'update on settlement_marks', when: 'a step is paid, and not recorded as settled' },
  { before: 'insert on ledger_transfers', when: 'a step is settled, and the next one computed' },
];

/** Id of the lock that a process waits for at its kill point. */
const lockNo = 5202;
const waitsAtPoint = sql`locktype = 'advisory' and objid = ${lockNo}::bigint and not granted`;

/**
 * Kills a settling process (SIGKILL) at each point and lets another one continue: each time the ledger must contain
 * what is marked as paid, and in the end every period must be paid once.
 */
export async function killedBySignal(app: App, database: Database, url: string): Promise<void> {
  await preparedDays(app, { first, days }, seededRandom(days));
  const end = new Date(startOfDay(portalZone, addDays(first, days)).getTime() + 60_000);
  const time = end.toISOString();
  for (const point of killPoints) {
    await killedAt(database, point, () => settleOnce(url, time));
    await assertLedger(app);
  }
  assert.ok((await settlementsThat(database, 'paid')) > 0, 'some were paid before the last of the kills');
  assert.deepEqual(await once(settleOnce(url, time), 'exit'), [0, null]);
  await assertSettled(app, new Date(end.getTime() - 60_000));
  assert.equal(await settlementsThat(database, 'pending'), 0);
}

function settleOnce(url: string, time: string): ChildProcess {
  return spawn('node', ['--import', 'tsx', script, url, time], { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Stops the process before the statement and kills it there. */
async function killedAt(database: Database, { before, when }: KillPoint, start: () => ChildProcess): Promise<void> {
  const { db } = database;
  await db.execute(sql`create or replace function wait_to_be_killed() returns trigger language plpgsql as
    'begin perform pg_advisory_xact_lock_shared(${sql.raw(String(lockNo))}); return null; end'`);
  const lock = await heldTransaction(database, () => db.execute(sql`select pg_advisory_xact_lock(${lockNo}::bigint)`));
  await db.execute(sql.raw(`create trigger kill_point before ${before} execute function wait_to_be_killed()`));
  const child = start();
  const exit = once(child, 'exit');
  try {
    while (child.exitCode === null && !(await isReached(database)));
    assert.equal(child.exitCode, null, `it was through before: ${when}`);
  } finally {
    child.kill('SIGKILL');
    await exit;
    // As the server does when it notices the kill: the waiting statement is never executed.
    await db.execute(sql`select pg_terminate_backend(pid) from pg_locks where ${waitsAtPoint}`);
    lock.end();
    await lock.done;
  }
  assert.equal(child.signalCode, 'SIGKILL', when);
  await db.execute(sql.raw(`drop trigger kill_point on ${before.split(' on ')[1]}`));
}

async function isReached({ db }: Database): Promise<boolean> {
  return (await db.execute(sql`select 1 from pg_locks where ${waitsAtPoint}`)).rows.length > 0;
}

async function settlementsThat({ db }: Database, state: string): Promise<number> {
  const { rows } = await db.execute<{ found: number }>(
    sql`select count(*)::int as found from agent_settlements where state = ${state}`,
  );
  return rows[0]?.found ?? 0;
}

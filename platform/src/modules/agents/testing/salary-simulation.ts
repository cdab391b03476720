import assert from 'node:assert/strict';
import { addDays } from '@portal/shared/contract/time/calendar-days';
import { startOfDay } from '@portal/shared/contract/time/time-zones';
import { sql } from 'drizzle-orm';
import type { App } from '../../../app.ts';
import { seededRandom } from '../../../demo-data/games-history.rules.ts';
import type { TestClock } from '../../../testing/test-clock.ts';
import { fund, portalZone, type SalaryBranch, salaryBranch } from './salary-branch.ts';
import { salaryContracts } from './salary-contracts.ts';
import { playDays } from './salary-play.ts';
import { recomputed, settledRows } from './salary-recomputation.ts';

const hourMs = 3_600_000;

interface Days {
  /** First day, in the portal's time zone. */
  first: string;
  days: number;
}

/** Adds a branch with contracts and days of play before the current time. */
export async function preparedDays(app: App, { first, days }: Days, random: () => number): Promise<SalaryBranch> {
  const branch = await salaryBranch(app);
  for (const agent of branch.agents) await fund(app, agent, 10_000_000n);
  await salaryContracts(app, branch, startOfDay(portalZone, first).toISOString());
  await playDays(app, branch, { first, count: days }, random);
  return branch;
}

/** Moves the clock through the days in steps of some hours and one pause of days, and compares all payments. */
export async function simulateDays(app: App, clock: TestClock, span: Days): Promise<void> {
  const seed = Date.now() % 1_000_000;
  process.stdout.write(`seed ${seed}\n`);
  const random = seededRandom(seed);
  await preparedDays(app, span, random);
  const end = startOfDay(portalZone, addDays(span.first, span.days)).getTime() + hourMs;
  clock.set(startOfDay(portalZone, span.first).toISOString());
  while (clock.now().getTime() < end) {
    await app.modules.agents.settlement.settle();
    clock.advanceMs((random() < 0.1 ? 30 : 1 + random() * 8) * hourMs);
  }
  await app.modules.agents.settlement.settle();
  await assertSettled(app, new Date(clock.now().getTime() - 60_000));
}

/** Checks that every period is paid once and exactly as computed by plain SQL, and that the ledger is balanced. */
export async function assertSettled(app: App, until: Date): Promise<void> {
  const settled = await settledRows(app);
  const expected = await recomputed(app, until);
  assert.ok(settled.length > 20, 'something was settled');
  assert.deepEqual(settled, expected);
  await assertLedger(app);
}

/** Checks that the ledger contains exactly what is marked as paid, and that it sums to zero. */
export async function assertLedger(app: App): Promise<void> {
  const { rows } = await app.server.kernel.db.execute<Record<'paid' | 'posted' | 'moved', string>>(sql`
    select (select coalesce(sum(amount_minor), 0)::text from agent_settlements where state = 'paid') as paid,
      (select coalesce(sum(e.amount) filter (where e.amount > 0), 0)::text from ledger_transfers t
        join ledger_entries e on e.transfer_id = t.id where t.source = 'settlement') as posted,
      (select count(*)::text from ledger_transfers where source = 'settlement') as moved`);
  assert.equal(rows[0]?.posted, rows[0]?.paid);
  assert.equal(Number(rows[0]?.moved), await countPaid(app));
  const ledger = await app.modules.wallet.checkLedger();
  assert.deepEqual([ledger.balanced, ledger.accountsThatDiffer, ledger.negativePlayerAccounts], [true, 0, 0]);
}

async function countPaid(app: App): Promise<number> {
  const { rows } = await app.server.kernel.db.execute<{ paid: string }>(
    sql`select count(*)::text as paid from agent_settlements where state = 'paid'`,
  );
  return Number(rows[0]?.paid);
}

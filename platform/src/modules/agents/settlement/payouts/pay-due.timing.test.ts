import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { addDays, dayIn } from '@portal/shared/contract/time/calendar-days';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { App } from '../../../../app.ts';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { testClock } from '../../../../testing/test-clock.ts';
import { testApp } from '../../../../testing/test-kernel.ts';
import { agree, bet, fund, portalZone, type SalaryBranch, salaryBranch, tier } from '../../testing/salary-branch.ts';
import { agentSettlements as rows } from '../settlement.tables.ts';

const wage: ContractTerms = { kind: 'daily', period: 'daily', tiers: [tier('0.00', 100)] };
const realTime: ContractTerms = { kind: 'realtime', profitRate: 1000, lossRate: 500, singleBet: '0.00' };
const minuteMs = 60_000;
/** Start of 2 March in the portal's time zone. */
const from = '2026-03-01T17:00:00.000Z';
const at = (minutes: number) => new Date(Date.parse(from) + minutes * minuteMs);

forEachDatabase(({ database }) => {
  const clock = testClock('2026-02-20T00:00:00.000Z');
  let app: App;
  let branch: SalaryBranch;
  before(async () => {
    app = await testApp(database(), { clock });
    branch = await salaryBranch(app);
    const [top, second] = branch.agents;
    await fund(app, top, 100_000n);
    await agree(app, top, undefined, [{ terms: wage, from }]);
    await agree(app, second, top, [{ terms: realTime, paidBy: 'upline', from }]);
    const [, , player] = branch.players;
    if (!player) throw new Error('The second agent has players');
    await bet(app, player, { at: at(62), stakeMinor: 10_000n, winMinor: 0n });
  });
  after(() => app.close());

  /** Runs jobs minute by minute as the server does; returns the kind's row once paid. */
  async function firstPaid(kind: 'daily' | 'realtime', { first, last }: { first: number; last: number }) {
    for (let minute = first; minute <= last; minute += 1) {
      clock.set(at(minute).toISOString());
      await app.server.kernel.jobs.runDue();
      const isPaid = and(eq(rows.kind, kind), isNotNull(rows.paidAt));
      const [row] = await app.server.kernel.db.select().from(rows).where(isPaid);
      if (row?.paidAt) return { ...row, paidAt: row.paidAt };
    }
    throw new Error(`${kind} is not paid`);
  }

  // covers 9
  test('pays real-time salary within two minutes after its 5 minutes', async () => {
    const { periodStart, periodEnd, paidAt } = await firstPaid('realtime', { first: 60, last: 75 });
    assert.deepEqual([periodStart, periodEnd], [at(60), at(65)]);
    assert.ok(paidAt >= periodEnd && paidAt <= at(67), paidAt.toISOString());
  });

  // covers 9
  test('pays the daily wage on the next day, within minutes', async () => {
    const { periodEnd, paidAt } = await firstPaid('daily', { first: 1435, last: 1450 });
    const lastDay = dayIn(portalZone, new Date(periodEnd.getTime() - 1));
    assert.equal(lastDay, dayIn(portalZone, at(62)));
    assert.equal(dayIn(portalZone, paidAt), addDays(lastDay, 1));
    assert.ok(paidAt <= at(1442), paidAt.toISOString());
  });
});

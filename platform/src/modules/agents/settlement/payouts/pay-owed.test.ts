import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { dayIn } from '@portal/shared/contract/time/calendar-days';
import { and, asc, eq } from 'drizzle-orm';
import type { App } from '../../../../app.ts';
import { Refusal } from '../../../../kernel/calls/refusal.ts';
import { recordPeriodOf } from '../../../../kernel/time/record-period.rules.ts';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { whileRefused } from '../../../../testing/database/refused-rows.ts';
import { testClock } from '../../../../testing/test-clock.ts';
import { testApp } from '../../../../testing/test-kernel.ts';
import type { Member } from '../../../accounts/index.ts';
import { between, houseAccount, memberAccount } from '../../../wallet/index.ts';
import { agree, bet, fund, portalZone, type SalaryBranch, salaryBranch, tier } from '../../testing/salary-branch.ts';
import { agentSettlements as rows } from '../settlement.tables.ts';

/** 10 % of each day's bets. */
const wage: ContractTerms = { kind: 'daily', period: 'daily', tiers: [tier('0.00', 1000)] };
const dayMs = 86_400_000;
/** Start of 1 March in the portal's time zone. */
const firstMs = Date.parse('2026-02-28T17:00:00Z');

forEachDatabase(({ database }) => {
  const clock = testClock('2026-02-20T00:00:00.000Z');
  let app: App;
  let branches = 0;
  before(async () => {
    app = await testApp(database(), { clock });
  });
  after(() => app.close());

  /** Adds a branch whose second agent is paid by the first, with its own days. */
  async function addBranch(): Promise<{ branch: SalaryBranch; day(no: number): number }> {
    branches += 1;
    const branch = await salaryBranch(app, `b${branches}`);
    const start = firstMs + branches * 20 * dayMs;
    const [top, second] = branch.agents;
    const from = new Date(start).toISOString();
    await agree(app, second, top, [
      { terms: wage, paidBy: 'upline', from, until: new Date(start + 10 * dayMs).toISOString() },
    ]);
    return { branch, day: (no) => start + no * dayMs };
  }
  const play = (branch: SalaryBranch, at: number, stakeMinor: bigint) => {
    // Below the second agent.
    const player = branch.players[2];
    if (!player) throw new Error('The second agent has players');
    return bet(app, player, { at: new Date(at + 3_600_000), stakeMinor, winMinor: 0n });
  };
  const settleAt = async (at: number) => {
    clock.set(new Date(at + 60_000).toISOString());
    await app.modules.agents.settlement.settle();
  };
  const wallet = ({ id }: Member) => app.modules.wallet.balanceOf(memberAccount(id));
  const states = async ({ id }: Member) => {
    const found = await app.server.kernel.db
      .select({ state: rows.state, amountMinor: rows.amountMinor })
      .from(rows)
      .where(and(eq(rows.agentId, id), eq(rows.kind, 'daily')))
      .orderBy(asc(rows.periodEnd));
    return found.filter(({ amountMinor }) => amountMinor > 0n).map(({ state, amountMinor }) => [state, amountMinor]);
  };
  const titles = async ({ id }: Member) =>
    (await app.modules.inbox.messages.page(id, { pageNo: 1, pageSize: 20 })).list.map(({ texts }) => texts.EN?.title);
  /** Since the given day. */
  const totalsOf = async (member: Member, side: 'received' | 'given', start: number) => {
    const period = recordPeriodOf(
      { from: dayIn(portalZone, new Date(start)) },
      { timeZone: portalZone, now: clock.now(), months: 3 },
    );
    const asked = { kind: 'daily', side, pageNo: 1, pageSize: 12 } as const;
    const { totals, days } = await app.modules.agents.settlement.list(member, asked, period);
    return { ...totals, ofDays: days.filter(({ amount }) => amount !== '0.00').map(({ amount }) => amount) };
  };

  // covers 2.6
  test('separates paid and owed totals for both sides', async () => {
    const { branch, day } = await addBranch();
    const [top, second] = branch.agents;
    await fund(app, top, 500n);
    await play(branch, day(0), 10_000n);
    await play(branch, day(1), 4000n);
    await settleAt(day(2));
    const expected = { payments: 2, validBet: '140.00', amount: '4.00', owed: '10.00', ofDays: ['4.00'] };
    assert.deepEqual(await totalsOf(second, 'received', day(0)), expected);
    assert.deepEqual(await totalsOf(top, 'given', day(0)), expected);
    const period = recordPeriodOf({}, { timeZone: portalZone, now: clock.now(), months: 3 });
    const income = await app.modules.agents.settlement.income(second, period);
    assert.deepEqual([income.totals.daily, income.owedToMe], ['4.00', '10.00'], 'income is what came in');
  });

  // covers 3
  test('notifies both sides when an upline cannot pay, and pays whole payments oldest first once covered', async () => {
    const { branch, day } = await addBranch();
    const [top, second] = branch.agents;
    await fund(app, top, 500n);
    await play(branch, day(0), 10_000n);
    await play(branch, day(1), 4000n);
    await settleAt(day(2));
    assert.deepEqual(await states(second), [
      ['owed', 1000n],
      ['paid', 400n],
    ]);
    assert.deepEqual([await wallet(top), await wallet(second)], [100n, 400n]);
    assert.ok((await titles(second)).includes('Your daily wage is pending'));
    assert.ok((await titles(top)).includes('You owe your team: daily wage'));
    await fund(app, top, 899n);
    await app.modules.agents.settlement.settle();
    assert.deepEqual((await states(second))[0], ['owed', 1000n], 'a unit is missing');
    await fund(app, top, 1n);
    await app.server.kernel.jobs.runDue();
    clock.advanceMs(60_000);
    await app.server.kernel.jobs.runDue();
    assert.deepEqual((await states(second))[0], ['paid', 1000n]);
    assert.deepEqual([await wallet(top), await wallet(second)], [0n, 1400n]);
    assert.ok((await titles(second)).includes('Your daily wage is here'));
  });

  test("does not let one upline's failing payment block others", async () => {
    const both = [await addBranch(), await addBranch()];
    const [first, next] = both.sort((one, other) => (one.branch.agents[0].id < other.branch.agents[0].id ? -1 : 1));
    assert.ok(first && next);
    for (const { branch, day } of both) await play(branch, day(0), 10_000n);
    await settleAt(Math.max(...both.map(({ day }) => day(1))));
    for (const { branch } of both) await fund(app, branch.agents[0], 1000n);
    const refused = { table: 'agent_settlements', column: 'payer_id', value: first.branch.agents[0].id };
    await whileRefused(database(), refused, () => assert.rejects(app.modules.agents.settlement.settle()));
    const statesOf = async ({ branch }: typeof first) => (await states(branch.agents[1])).map(([state]) => state);
    assert.deepEqual([await statesOf(first), await statesOf(next)], [['owed'], ['paid']]);
    await app.modules.agents.settlement.settle();
    assert.deepEqual(await statesOf(first), ['paid']);
  });

  test("repays the receiver's debt first, and pays a closed account too", async () => {
    const { branch, day } = await addBranch();
    const [top, second] = branch.agents;
    await fund(app, top, 5000n);
    const legs = between(memberAccount(second.id), houseAccount('equity'), 300n);
    await app.modules.wallet.adjust(second.id, { source: 'test', reference: second.id, kind: 'adjustment', legs });
    await app.modules.member.setState(second.id, 'closed');
    await play(branch, day(0), 10_000n);
    await settleAt(day(1));
    assert.deepEqual(await states(second), [['paid', 1000n]]);
    assert.deepEqual([await wallet(top), await wallet(second)], [4000n, 700n]);
    assert.equal(await app.modules.wallet.isInDebt(second.id), false);
  });

  test("stays at zero or above and loses nothing when an upline's wallet is drained concurrently", async () => {
    const { branch, day } = await addBranch();
    const [top, second] = branch.agents;
    await fund(app, top, 3000n);
    for (let no = 0; no < 5; no += 1) await play(branch, day(no), 10_000n);
    clock.set(new Date(day(5) + 60_000).toISOString());
    let drained = 0n;
    const drain = async (no: number) => {
      const legs = between(memberAccount(top.id), houseAccount('equity'), 250n);
      await app.modules.wallet
        .post({ source: 'test', reference: `drain-${top.id}-${no}`, kind: 'withdraw', legs })
        .then(
          () => {
            drained += 250n;
          },
          (error: unknown) => assert.ok(error instanceof Refusal && error.code === 'insufficient_balance'),
        );
    };
    await Promise.all([app.modules.agents.settlement.settle(), ...Array.from({ length: 16 }, (_, no) => drain(no))]);
    const paid = (await states(second)).filter(([state]) => state === 'paid').length;
    assert.equal((await states(second)).length, 5);
    assert.equal(await wallet(second), BigInt(paid) * 1000n);
    assert.equal(await wallet(top), 3000n - drained - BigInt(paid) * 1000n);
    await fund(app, top, 5000n);
    await app.modules.agents.settlement.settle();
    assert.deepEqual(
      await states(second),
      Array.from({ length: 5 }, () => ['paid', 1000n]),
    );
    const ledger = await app.modules.wallet.checkLedger();
    assert.deepEqual([ledger.balanced, ledger.negativePlayerAccounts], [true, 0]);
  });
});

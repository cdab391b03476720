import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { asc, eq } from 'drizzle-orm';
import type { App } from '../../../../app.ts';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { whileRefused } from '../../../../testing/database/refused-rows.ts';
import { testClock } from '../../../../testing/test-clock.ts';
import { testApp } from '../../../../testing/test-kernel.ts';
import type { Member } from '../../../accounts/index.ts';
import { memberAccount } from '../../../wallet/index.ts';
import { agree, bet, fund, salaryBranch, tier } from '../../testing/salary-branch.ts';
import { agentSettlements as rows } from '../settlement.tables.ts';

/** 10 % of each day's bets. */
const wage: ContractTerms = { kind: 'daily', period: 'daily', tiers: [tier('0.00', 1000)] };
const from = '2026-03-01T17:00:00.000Z';
const hour = (no: number) => new Date(Date.parse(from) + no * 3_600_000);

forEachDatabase(({ database }) => {
  const clock = testClock('2026-02-20T00:00:00.000Z');
  let app: App;
  before(async () => {
    app = await testApp(database(), { clock });
  });
  after(() => app.close());

  const settleAt = async (hours: number) => {
    clock.set(hour(hours).toISOString());
    await app.modules.agents.settlement.settle();
  };
  const days = async ({ id }: Member) => {
    const found = await app.server.kernel.db
      .select({ state: rows.state, amountMinor: rows.amountMinor })
      .from(rows)
      .where(eq(rows.agentId, id))
      .orderBy(asc(rows.periodEnd));
    return found.map(({ state, amountMinor }) => [state, amountMinor]);
  };
  const titles = async ({ id }: Member) =>
    (await app.modules.inbox.messages.page(id, { pageNo: 1, pageSize: 20 })).list.map(({ texts }) => texts.EN?.title);

  // covers 9
  test('does not let a failing payment block others or later days, and pays it once possible', async () => {
    const { agents, players } = await salaryBranch(app);
    const [top, second, third] = agents;
    // Below the fourth agent, so in all teams.
    const player = players[6];
    if (!player) throw new Error('The fourth agent has players');
    await fund(app, top, 100_000n);
    await agree(app, second, top, [{ terms: wage, paidBy: 'upline', from }]);
    await agree(app, third, undefined, [{ terms: wage, from }]);
    for (const no of [1, 25]) await bet(app, player, { at: hour(no), stakeMinor: 1000n * BigInt(no), winMinor: 0n });
    const wallet = memberAccount(second.id);
    const refused = { table: 'ledger_entries', column: 'account_id', value: `member:${second.id}:main` };
    await whileRefused(database(), refused, async () => {
      await assert.rejects(settleAt(25), /refused by the test/);
      await assert.rejects(settleAt(49), /refused by the test/);
      assert.deepEqual(await days(second), [
        ['pending', 0n],
        ['pending', 0n],
      ]);
      assert.deepEqual(await days(third), [
        ['paid', 100n],
        ['paid', 2500n],
      ]);
    });
    assert.deepEqual(await titles(top), []);
    await settleAt(50);
    await settleAt(51);
    assert.deepEqual(await days(second), [
      ['paid', 100n],
      ['paid', 2500n],
    ]);
    assert.equal(await app.modules.wallet.balanceOf(wallet), 2600n);
    const paidTitle = 'Paid to your team: daily wage';
    assert.deepEqual(await titles(top), [paidTitle, paidTitle]);
    const ledger = await app.modules.wallet.checkLedger();
    assert.deepEqual([ledger.balanced, ledger.accountsThatDiffer], [true, 0]);
  });
});

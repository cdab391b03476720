import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { eq } from 'drizzle-orm';
import type { App } from '../../../../app.ts';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { whileRefused } from '../../../../testing/database/refused-rows.ts';
import { testClock } from '../../../../testing/test-clock.ts';
import { testApp } from '../../../../testing/test-kernel.ts';
import { betSettled } from '../../../games/index.ts';
import { settledBet } from '../../../games/testing/settled-bet.ts';
import { agree, bet, salaryBranch, tier } from '../../testing/salary-branch.ts';
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

  // covers 9
  test('holds back every payment of a day while the figures lack one of its bets', async () => {
    const { agents, players } = await salaryBranch(app);
    const [top] = agents;
    const [player, unlucky] = players;
    if (!player || !unlucky) throw new Error('The top agent has players');
    const { outbox, db } = app.server.kernel;
    await agree(app, top, undefined, [{ terms: wage, from }]);
    await bet(app, player, { at: hour(1), stakeMinor: 5000n, winMinor: 0n });
    clock.set(hour(2).toISOString());
    await outbox.publish(betSettled, settledBet(unlucky, { settledAt: hour(2).toISOString(), day: '2026-03-02' }));
    const refused = { table: 'team_bets', column: 'member_id', value: unlucky.id };
    await whileRefused(database(), refused, async () => {
      for (let turn = 0; turn < 10; turn += 1) {
        await outbox.drain();
        clock.advanceMs(61_000);
      }
    });
    const paid = async () => {
      await app.modules.agents.settlement.settle();
      const settled = await db.select().from(rows).where(eq(rows.agentId, top.id));
      return settled.map(({ state, validBetMinor, amountMinor }) => [state, validBetMinor, amountMinor]);
    };
    clock.set(hour(30).toISOString());
    assert.deepEqual(await paid(), []);
    const [event] = (await outbox.deadLetters({ limit: 10, offset: 0 })).list;
    assert.equal(event?.subscriber, 'agents.roll-up');
    assert.equal((await outbox.redeliver(event?.id ?? ''))?.isDelivered, true);
    assert.deepEqual(await paid(), [['paid', 7500n, 750n]]);
  });
});

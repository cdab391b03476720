import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import type { App } from '../../../../app.ts';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { testClock } from '../../../../testing/test-clock.ts';
import { testApp } from '../../../../testing/test-kernel.ts';
import { memberAccount } from '../../../wallet/index.ts';
import { agree, bet, salaryBranch, tier } from '../../testing/salary-branch.ts';

/** 10 % of each day's bets. */
const wage: ContractTerms = { kind: 'daily', period: 'daily', tiers: [tier('0.00', 1000)] };

forEachDatabase(({ database }) => {
  const clock = testClock('2026-02-20T00:00:00.000Z');
  let app: App;
  before(async () => {
    app = await testApp(database(), { clock });
  });
  after(() => app.close());

  test('does not pay a paid day again by the days of another time zone', async () => {
    const { agents, players } = await salaryBranch(app, 'zone');
    const [top] = agents;
    const from = '2026-02-28T17:00:00.000Z';
    await agree(app, top, undefined, [{ terms: wage, paidBy: 'house', from }]);
    const [player] = players;
    assert.ok(player);
    await bet(app, player, { at: new Date('2026-03-01T02:00:00Z'), stakeMinor: 10_000n, winMinor: 0n });
    const paid = () => app.modules.wallet.balanceOf(memberAccount(top.id));
    const start = await paid();
    clock.set('2026-03-01T17:01:00.000Z');
    await app.modules.agents.settlement.settle();
    assert.equal((await paid()) - start, 1000n);
    await app.modules.settings.write('timeZone', 'UTC', 'test');
    clock.set('2026-03-02T00:01:00.000Z');
    await app.modules.agents.settlement.settle();
    assert.equal((await paid()) - start, 1000n, '1 March in UTC holds bets that were paid');
    await bet(app, player, { at: new Date('2026-03-02T05:00:00Z'), stakeMinor: 5000n, winMinor: 0n });
    clock.set('2026-03-03T00:01:00.000Z');
    await app.modules.agents.settlement.settle();
    assert.equal((await paid()) - start, 1500n, 'the days after it are paid');
  });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { agree, bet, tier } from '../modules/agents/testing/salary-branch.ts';
import { memberAccount } from '../modules/wallet/index.ts';
import { openTestEmbedded } from '../testing/database/databases.ts';
import { testApp } from '../testing/test-kernel.ts';
import { demoMembersStep } from './demo-members.ts';
import { demoSalariesStep } from './demo-salaries.ts';

test('pays contracts for the past, real-time salary for its last day, leaves wallets unchanged, and changes nothing on a second run', async () => {
  const { database, close } = await openTestEmbedded();
  const app = await testApp(database);
  const { kernel } = app.server;
  await app.modules.content.seed();
  await demoMembersStep.run(kernel, app.modules);
  const memberOf = async (account: string) => {
    const found = await app.modules.member.byAccount(account);
    if (!found) throw new Error(`${account} is a member of the demo`);
    return found;
  };
  const [first, second, player] = [await memberOf('agent01'), await memberOf('agent02'), await memberOf('player03')];
  const now = kernel.clock.now().getTime();
  const from = '2026-01-31T17:00:00.000Z';
  const realTime = { kind: 'realtime', profitRate: 100, lossRate: 100, singleBet: '0.00' } as const;
  await agree(app, first, undefined, [{ terms: { kind: 'daily', period: 'daily', tiers: [tier('0.00', 50)] }, from }]);
  await agree(app, second, first, [{ terms: { kind: 'hourly', tiers: [tier('0.00', 30)] }, paidBy: 'upline', from }]);
  await agree(app, second, first, [{ terms: realTime, paidBy: 'upline', from }]);
  for (let hour = 1; hour <= 500; hour += 7)
    await bet(app, player, { at: new Date(now - hour * 3_600_000), stakeMinor: 100_000n, winMinor: 20_000n });
  for (let run = 1; run <= 2; run += 1) {
    await demoSalariesStep.run(kernel, app.modules);
    for (const { id } of [first, second])
      assert.equal(await app.modules.wallet.balanceOf(memberAccount(id)), 10_000_000n);
    const { rows } = await kernel.db.execute<{ kind: string; payments: number; last: string }>(sql`
      select kind, count(*)::int as payments, max(paid_at)::text as last from agent_settlements where state = 'paid'
      group by kind order by kind`);
    assert.deepEqual(
      rows.map(({ kind, payments }) => [kind, payments]),
      [
        ['daily', 21],
        ['hourly', 71],
        ['realtime', 4],
      ],
    );
    assert.ok(rows.every(({ last }) => Date.parse(last) < now));
  }
  const ledger = await app.modules.wallet.checkLedger();
  assert.deepEqual([ledger.balanced, ledger.accountsThatDiffer], [true, 0]);
  await app.close();
  await close();
});

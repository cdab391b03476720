import assert from 'node:assert/strict';
import { test } from 'node:test';
import { trialType } from '@portal/shared/contract/constants';
import { declineRebate } from '@portal/shared/contract/rewards/rebates';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { rebatePlayer, setRebates } from '../testing/rebate-player.ts';

forEachDatabase(({ database }) => {
  const clock = testClock();
  const harness = hostedApp(database, {
    clock,
    prepare: setRebates,
  });
  const start = () => clock.set('2026-03-02T08:00:00.000Z');

  test('pays nothing and asks no turnover for a declined rebate; later bets earn one again', async () => {
    start();
    const anna = await rebatePlayer(harness.app, 'dran');
    await anna.play(anna.bet(100_000), anna.bet(100_000, { gameType: 'LIVE' }));
    const declined = await anna.decline('RNG');
    assert.deepEqual(declined.value, { amount: '5.00', declinedAt: clock.now().toISOString() });
    assert.equal((await anna.decline('RNG')).code, 'rebate_none');
    assert.equal((await anna.claim({ gameType: 'RNG' })).code, 'rebate_none');
    assert.deepEqual([await anna.wallet(), (await anna.rebates()).claimable], [0n, '3.00'], 'the other category stays');
    assert.equal(await harness.app.modules.payments.turnover.missing(anna.id), 0n);
    assert.deepEqual(
      (await anna.overRewards()).map(({ source, amount, state, declinedAt }) => [source, amount, state, declinedAt]),
      [['rebate', '5.00', 'withdrawn', declined.value.declinedAt]],
    );
    await anna.play(anna.bet(20_000));
    assert.equal((await anna.claim({ gameType: 'RNG' })).value.amount, '1.00');
    assert.equal((await anna.history()).totals.amount, '1.00');
  });

  test('declines an automatic rebate before it is paid', async () => {
    start();
    const bert = await rebatePlayer(harness.app, 'drbert');
    await bert.play(bert.bet(100_000, { gameType: 'LOTT' }));
    assert.equal((await bert.decline('LOTT')).value.amount, '2.00');
    clock.advanceMs(86_400_000);
    await harness.app.server.kernel.jobs.runDue();
    assert.equal(await bert.wallet(), 0n);
  });

  test('refuses to decline nothing, an unknown category, and for visitors, trial and closed accounts', async () => {
    start();
    const carl = await rebatePlayer(harness.app, 'drcarl');
    assert.equal((await carl.decline('RNG')).code, 'rebate_none');
    assert.equal((await carl.decline('FISH')).code, 'rebate_none', 'no rebates in that category');
    for (const bad of ['NOPE', undefined, 7]) assert.equal((await carl.decline(bad)).status, 400);
    assert.equal((await harness.api.send(declineRebate, { gameType: 'RNG' })).status, 401);
    const trial = await rebatePlayer(harness.app, 'trial000321', { type: trialType });
    assert.equal((await trial.decline('RNG')).code, 'in_need_true_account');
  });

  test('applies only one of a concurrent claim and decline', async () => {
    start();
    const dora = await rebatePlayer(harness.app, 'drdora');
    await dora.play(dora.bet(100_000));
    const [claimed, declined] = await Promise.all([dora.claim({ gameType: 'RNG' }), dora.decline('RNG')]);
    assert.deepEqual(
      [claimed?.code, declined?.code].filter((code) => code !== undefined),
      ['rebate_none'],
    );
    assert.equal(await dora.wallet(), claimed?.success ? 500n : 0n);
  });
});

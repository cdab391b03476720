import assert from 'node:assert/strict';
import { test } from 'node:test';
import { trialType } from '@portal/shared/contract/constants';
import { listMessages } from '@portal/shared/contract/inbox/messages';
import { claimRebate, getRebates, listRebates } from '@portal/shared/contract/rewards/rebates';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { whileRefused } from '../../../testing/database/refused-rows.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { rebatesAtOnce } from '../testing/concurrent-rebates.ts';
import { rebatePlayer, rebateSetting, setRebates } from '../testing/rebate-player.ts';

forEachDatabase(({ database }) => {
  const clock = testClock();
  const harness = hostedApp(database, {
    clock,
    prepare: setRebates,
  });

  const today = '2026-03-02';
  const start = () => clock.set('2026-03-02T08:00:00.000Z');
  const runJobs = () => harness.app.server.kernel.jobs.runDue();

  // covers 1, 2.5
  test('counts a claimed rebate once, pays it once, and pays the rest of a day for later bets', async () => {
    start();
    const anna = await rebatePlayer(harness.app, 'anna');
    const bet = anna.bet(12_399);
    await anna.play(bet, bet);
    await anna.play(bet);
    const { categories, ...sums } = await anna.rebates();
    assert.deepEqual(sums, { rankLevel: 1, claimable: '0.61', claimDays: 3, turnoverPercent: 300 });
    assert.deepEqual(categories[0], {
      gameType: 'RNG',
      mode: 'manual',
      state: 'claimable',
      validBet: '123.99',
      rebate: '0.61',
      basisPoints: 50,
      smallest: '0.10',
      capPerDay: '20.00',
      days: [{ day: today, validBet: '123.99', basisPoints: 50, rebate: '0.61' }],
    });
    const paid = await anna.claim({ gameType: 'RNG' }, 'the-claim-of-anna');
    assert.deepEqual([paid.value.amount, paid.value.turnover], ['0.61', '1.83']);
    assert.deepEqual((await anna.claim({ gameType: 'RNG' }, 'the-claim-of-anna')).value, paid.value);
    assert.equal((await anna.claim({ gameType: 'RNG' })).code, 'rebate_none');
    assert.equal(await anna.wallet(), 61n);
    assert.equal(await harness.app.modules.payments.turnover.missing(anna.id), 183n);
    clock.advanceMs(1000);
    // 123.99 brought 0.61; 124.00 more make 247.99, which bring 1.23.
    await anna.play(anna.bet(12_400));
    assert.equal((await anna.claim()).value.amount, '0.62');
    assert.equal(await anna.wallet(), 123n);
    const { list, totals, totalPages } = await anna.history({ pageSize: 1 });
    assert.deepEqual([totals, totalPages], [{ rebates: 2, amount: '1.23' }, 2]);
    assert.deepEqual(
      list.map(({ amount, validBet, from, to, mode }) => [amount, validBet, from, to, mode]),
      [['0.62', '124.00', today, today, 'manual']],
    );
  });

  test('claims all categories at once, leaving small, empty and automatic ones', async () => {
    start();
    const bert = await rebatePlayer(harness.app, 'bert');
    assert.equal((await bert.claim()).code, 'rebate_none');
    await bert.play(bert.bet(1999), bert.bet(99, { gameType: 'LIVE' }), bert.bet(100_000, { gameType: 'LOTT' }));
    assert.deepEqual(
      (await bert.rebates()).categories.map(({ state, rebate }) => [state, rebate]),
      [
        ['small', '0.09'],
        ['none', '0.00'],
        ['automatic', '2.00'],
      ],
    );
    assert.equal((await bert.claim()).code, 'rebate_small');
    assert.equal((await bert.claim({ gameType: 'LIVE' })).code, 'rebate_none');
    assert.equal((await bert.claim({ gameType: 'LOTT' })).code, 'rebate_not_manual');
    await bert.play(bert.bet(1), bert.bet(10_000, { gameType: 'LIVE' }));
    const paid = (await bert.claim()).value;
    assert.deepEqual(
      [paid.amount, ...paid.payments.map(({ gameType, amount }) => `${gameType} ${amount}`)],
      ['0.40', 'RNG 0.10', 'LIVE 0.30'],
    );
  });

  // covers 1
  test('pays no more than the daily cap, in any number of claims', async () => {
    start();
    const carl = await rebatePlayer(harness.app, 'carl');
    await carl.play(carl.bet(300_000));
    assert.equal((await carl.claim()).value.amount, '15.00');
    await carl.play(carl.bet(300_000));
    assert.equal((await carl.claim()).value.amount, '5.00');
    await carl.play(carl.bet(300_000));
    assert.equal((await carl.claim()).code, 'rebate_none');
    assert.equal(await carl.wallet(), 2000n);
  });

  test('claims all days of the window together, but no earlier ones', async () => {
    start();
    const dora = await rebatePlayer(harness.app, 'dora');
    const days = ['2026-02-27', '2026-02-28', '2026-03-01', today];
    await dora.play(...days.map((day) => dora.bet(10_000, { day })));
    const category = await dora.category('RNG');
    assert.deepEqual([category?.validBet, category?.rebate, category?.days.length], ['300.00', '1.50', 3]);
    const [payment] = (await dora.claim()).value.payments;
    assert.deepEqual([payment?.from, payment?.to, payment?.amount], ['2026-02-28', today, '1.50']);
  });

  test('keeps the rate of a day when the operator changes it later', async () => {
    start();
    const evan = await rebatePlayer(harness.app, 'evan');
    await evan.play(evan.bet(100_000));
    const { settings } = harness.app.modules;
    const [slots, ...others] = rebateSetting.categories;
    assert.ok(slots);
    const categories = [{ ...slots, rates: [{ rank: 0, basisPoints: 100 }] }, ...others];
    await settings.write('rewards.rebates', { ...rebateSetting, categories }, 'test');
    assert.deepEqual([(await evan.category('RNG'))?.rebate, (await evan.category('RNG'))?.basisPoints], ['5.00', 100]);
    await evan.play(evan.bet(100_000, { day: '2026-03-01' }));
    assert.equal((await evan.claim()).value.amount, '15.00');
    await settings.write('rewards.rebates', rebateSetting, 'test');
  });

  // covers 1
  test('pays automatic rebates once after the day, and the rest for late bets', async () => {
    start();
    const fay = await rebatePlayer(harness.app, 'fay');
    const lottery = (stakeMinor: number, day = today) => fay.bet(stakeMinor, { gameType: 'LOTT', day });
    await fay.play(lottery(50_000), lottery(4999, '2026-03-01'), lottery(90_000, '2026-02-20'));
    await runJobs();
    assert.equal(await fay.wallet(), 0n, 'the day is not over, the day before is small, and eleven days are long ago');
    clock.set('2026-03-03T00:10:00.000Z');
    await runJobs();
    assert.equal(await fay.wallet(), 0n, 'the last bets of the day may still be on their way');
    clock.set('2026-03-03T00:20:00.000Z');
    await runJobs();
    await runJobs();
    assert.equal(await fay.wallet(), 100n);
    await fay.play(lottery(10_000));
    clock.set('2026-03-03T00:40:00.000Z');
    await runJobs();
    assert.equal(await fay.wallet(), 120n);
    await fay.logIn();
    const { list } = await fay.history({ mode: 'automatic' });
    assert.deepEqual(
      list.map(({ from, amount }) => `${from} ${amount}`),
      [`${today} 0.20`, `${today} 1.00`],
    );
    const grants = await harness.app.modules.rewards.grants.ofSource(fay.id, 'rebate');
    assert.deepEqual(grants.map(({ reference }) => reference).sort(), [`LOTT-${today}`, `LOTT-${today}-50000`]);
    const letters = await fay.api.send(listMessages, {}, fay.keyed());
    assert.equal(letters.value.list.filter(({ title }) => title === 'Your rebate is here').length, 1);
  });

  test('does not let a failing rebate block other members', async () => {
    start();
    const both = [await rebatePlayer(harness.app, 'ivo001'), await rebatePlayer(harness.app, 'jan001')];
    for (const each of both) await each.play(each.bet(50_000, { gameType: 'LOTT' }));
    const [first, next] = both.sort((one, other) => (one.id < other.id ? -1 : 1));
    clock.set('2026-03-03T01:20:00.000Z');
    const refused = { table: 'reward_grants', column: 'member_id', value: first?.id ?? '' };
    await whileRefused(database(), refused, runJobs);
    assert.deepEqual([await first?.wallet(), await next?.wallet()], [0n, 100n]);
    clock.advanceMs(600_000);
    await runJobs();
    assert.deepEqual([await first?.wallet(), await next?.wallet()], [100n, 100n]);
  });

  // covers 1
  test('pays days that the job missed, but nothing to a closed account', async () => {
    start();
    const [gus, closed] = [await rebatePlayer(harness.app, 'gus01'), await rebatePlayer(harness.app, 'closed1')];
    for (const each of [gus, closed]) await each.play(each.bet(50_000, { gameType: 'LOTT' }));
    await harness.app.modules.member.setState(closed.id, 'closed');
    clock.set('2026-03-07T08:00:00.000Z');
    await runJobs();
    assert.deepEqual([await gus.wallet(), await closed.wallet()], [100n, 0n]);
    const claimed = harness.app.modules.rewards.rebates.claim(closed.id, 'RNG');
    await assert.rejects(claimed, { code: 'account_closed' });
  });

  test('pays past bets counted in bulk only by manual claim', async () => {
    start();
    const hana = await rebatePlayer(harness.app, 'hana');
    const bets = ['LOTT', 'RNG'].map((gameType) => hana.bet(50_000, { gameType, day: '2026-03-01' }));
    await harness.app.modules.rewards.rebates.countPast(bets);
    await harness.app.modules.rewards.rebates.countPast(bets);
    clock.set('2026-03-02T09:00:00.000Z');
    await runJobs();
    assert.equal(await hana.wallet(), 0n);
    await hana.logIn();
    assert.equal((await hana.claim()).value.amount, '2.50');
  });

  // covers 1
  test('gives nothing to trial accounts, strangers and hostile calls', async () => {
    start();
    const trial = await rebatePlayer(harness.app, 'trial000048', { type: trialType, password: undefined });
    await trial.play(trial.bet(100_000));
    assert.equal((await trial.claim()).code, 'in_need_true_account');
    assert.equal((await trial.category('RNG'))?.validBet, '0.00');
    const owner = await rebatePlayer(harness.app, 'owner1');
    const thief = await rebatePlayer(harness.app, 'thief1');
    await owner.play(owner.bet(100_000));
    assert.equal((await thief.claim({ gameType: 'RNG', memberId: owner.id })).code, 'rebate_none');
    for (const gameType of ['', 'rng', 'X', 7, {}, ['RNG'], null])
      assert.equal((await owner.claim({ gameType })).status, 400, JSON.stringify(gameType));
    for (const query of [{ pageNo: 0 }, { pageSize: 101 }, { mode: 'both' }, { gameType: 'X' }])
      assert.equal((await harness.api.send(listRebates, query, owner.keyed())).status, 400, JSON.stringify(query));
    assert.equal(
      (await harness.api.send(claimRebate, {}, { token: owner.keyed().token })).code,
      'idempotency_key_required',
    );
    for (const call of [getRebates, listRebates]) assert.equal((await harness.api.send(call, {})).status, 401);
    assert.equal((await harness.api.send(claimRebate, {})).status, 401);
    assert.equal(await owner.wallet(), 0n);
  });

  // covers 1
  test('rebates each bet once for ten concurrent claims while bets are settled', async () => {
    start();
    await rebatesAtOnce(harness.app, 10);
  });

  test('keeps the ledger balanced', async () => {
    assert.equal((await harness.app.modules.wallet.checkLedger()).balanced, true);
  });
});

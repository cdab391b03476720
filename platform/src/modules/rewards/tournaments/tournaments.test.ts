import assert from 'node:assert/strict';
import { test } from 'node:test';
import { trialType } from '@portal/shared/contract/constants';
import { listMessages } from '@portal/shared/contract/inbox/messages';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { betCorrected } from '../../games/index.ts';
import { financeOperators } from '../../payments/testing/finance-operators.ts';
import { houseAccount } from '../../wallet/index.ts';
import { type TournamentHarness, tournamentHarness } from '../testing/tournament-harness.ts';

forEachDatabase(({ database }) => {
  const clock = testClock();
  let tournaments: TournamentHarness;
  const harness = hostedApp(database, {
    clock,
    prepare: async (app) => {
      await app.modules.settings.write('timeZone', 'UTC', 'test');
      // What else bets earn would be in the wallets of these tests.
      await app.modules.settings.write('points.stakePerPoint', '1000000.00', 'test');
      tournaments = tournamentHarness(app, await financeOperators(app));
    },
  });
  const minutes = (count: number) => clock.advanceMs(count * 60_000);
  const runJobs = () => harness.app.server.kernel.jobs.runDue();

  // covers 2.5
  test('ranks players of the scope, pays each place once after the grace, and keeps the ranking from then on', async () => {
    const { app } = harness;
    const id = await tournaments.make();
    const [anna, ben, carla, dora, closed] = await Promise.all(
      ['anna01', 'benno01', 'carla01', 'doris01', 'gone01'].map((account) => tournaments.player(account)),
    );
    assert.ok(anna && ben && carla && dora && closed);
    await tournaments.play(tournaments.bet(anna));
    minutes(2);
    const repeated = tournaments.bet(anna, { stakeMinor: '3000' });
    await tournaments.play(repeated, repeated, tournaments.bet(closed, { stakeMinor: '90000' }));
    minutes(1);
    await tournaments.play(
      repeated,
      tournaments.bet(ben, { stakeMinor: '2000' }),
      tournaments.bet(ben, { stakeMinor: '1000' }),
    );
    await tournaments.play(tournaments.bet(carla, { stakeMinor: '4000' }), tournaments.bet(dora, { gameType: 'LIVE' }));
    const expected = ['1 go***1 900.00', '2 ca***1 40.00', '3 an***1 30.00', '4 be***1 30.00'];
    assert.deepEqual(await tournaments.places(id), expected, 'of equal scores the earlier');
    const seen = await tournaments.board(id, ben.token);
    assert.deepEqual([seen.tournament.own?.place, seen.tournament.players, seen.tournament.state], [4, 4, 'running']);
    assert.equal((await tournaments.board(id, dora.token)).tournament.own, undefined);

    minutes(56);
    const last = tournaments.bet(ben, { stakeMinor: '500' });
    minutes(2);
    assert.equal((await tournaments.board(id)).tournament.state, 'counting');
    await tournaments.play(
      { ...last, settledAt: clock.now().toISOString() },
      tournaments.bet(dora, { stakeMinor: '99000' }),
    );
    await app.modules.member.setState(closed.id, 'closed');
    await runJobs();
    assert.equal(await tournaments.wallet(carla.id), 0n, 'not before the grace is over');
    minutes(6);
    await Promise.all([runJobs(), runJobs()]);
    const final = ['1 ca***1 40.00', '2 be***1 35.00', '3 an***1 30.00'];
    assert.deepEqual(await tournaments.places(id), final, 'who has closed the account has no place');
    const paid = async () => Promise.all([carla, ben, anna, closed].map((one) => tournaments.wallet(one.id)));
    assert.deepEqual(await paid(), [10_000n, 5000n, 0n, 0n]);
    assert.deepEqual([await tournaments.points(ben.id), await tournaments.points(anna.id)], [20n, 10n]);
    assert.equal(await app.modules.payments.turnover.missing(carla.id), 30_000n);
    const [message] = (await harness.api.send(listMessages, {}, { token: await tournaments.session(carla.id) })).value
      .list;
    assert.deepEqual([message?.title, message?.topic], ['Place 1 in Race', 'reward']);

    const late = tournaments.bet(ben, { openedAt: last.openedAt, settledAt: last.settledAt, stakeMinor: '900000' });
    await tournaments.play(late);
    minutes(10);
    await runJobs();
    assert.deepEqual([await tournaments.places(id), await paid()], [final, [10_000n, 5000n, 0n, 0n]]);
    const { tournament, list } = await tournaments.result(id);
    assert.deepEqual(
      [tournament.state, tournament.budget, tournament.paid],
      ['finished', { amount: '150.00', points: 30 }, { amount: '150.00', points: 30 }],
    );
    assert.deepEqual(
      list.map(({ place, account, score, isPaid }) => [place, account, score, isPaid]),
      [
        [1, 'carla01', '40.00', true],
        [2, 'benno01', '35.00', true],
        [3, 'anna01', '30.00', true],
      ],
    );
    assert.equal(await app.modules.wallet.balanceOf(houseAccount('rewards-leaderboard')), -15_000n);
  });

  test('scores the best multiplier from the least stake, and takes a corrected win back', async () => {
    const id = await tournaments.make({ measure: 'multiplier', minStake: '1.00' });
    const [one, two] = [await tournaments.player('multi01'), await tournaments.player('multi02')];
    minutes(2);
    const high = tournaments.bet(one, { stakeMinor: '100', winMinor: '5000' });
    const low = tournaments.bet(one, { stakeMinor: '100', winMinor: '900' });
    const small = tournaments.bet(two, { stakeMinor: '99', winMinor: '9900' });
    await tournaments.play(high, low, small, tournaments.bet(two, { stakeMinor: '200', winMinor: '2000' }));
    assert.deepEqual(await tournaments.places(id), ['1 mu***1 50.00', '2 mu***2 10.00']);
    const { outbox } = harness.app.server.kernel;
    const corrected = { ...high, winBeforeMinor: '5000', winMinor: '0', transactionId: 'c1' };
    for (const _turn of [1, 2])
      await outbox.publish(betCorrected, { ...corrected, correctedAt: clock.now().toISOString() });
    await outbox.drain();
    assert.deepEqual(await tournaments.places(id), ['1 mu***2 10.00', '2 mu***1 9.00']);
  });

  // covers 9
  test('counts from joining where members opt in, by rank and places, and refuses whoever comes too late', async () => {
    const id = await tournaments.make({ entry: 'opt-in', minRank: 2, placesAtMost: 2 });
    const coming = await tournaments.player('coming01', { rankLevel: 2 });
    const low = await tournaments.player('lower01', { rankLevel: 1 });
    assert.equal((await tournaments.join(id, coming.token)).value.tournament.isJoined, true);
    assert.equal((await tournaments.join(id, coming.token)).value.tournament.players, 1, 'a repeat changes nothing');
    assert.equal((await tournaments.join(id, low.token)).code, 'tournament_rank');
    assert.equal((await tournaments.board(id, low.token)).tournament.obstacle, 'tournament_rank');
    minutes(2);
    const late = await tournaments.player('latest01', { rankLevel: 3 });
    const before = tournaments.bet(late);
    await tournaments.play(tournaments.bet(coming), before, tournaments.bet(low));
    minutes(1);
    assert.equal((await tournaments.join(id, late.token)).success, true);
    await tournaments.play(tournaments.bet(late, { openedAt: before.openedAt }));
    assert.deepEqual(await tournaments.places(id), ['1 co***1 25.00']);
    const third = await tournaments.player('third01', { rankLevel: 5 });
    assert.equal((await tournaments.join(id, third.token)).code, 'tournament_full');
    assert.equal((await tournaments.join('no-such', late.token)).status, 404);
    minutes(58);
    const again = await tournaments.session(third.id);
    assert.equal((await tournaments.join(id, again)).code, 'tournament_over');
    await harness.app.modules.member.setState(third.id, 'closed');
    const other = await tournaments.make({ entry: 'opt-in' });
    const closing = harness.app.modules.rewards.tournaments.join(third.id, other);
    await assert.rejects(closing, { code: 'account_closed' });
  });

  test('leaves trial accounts and suspended members without a place', async () => {
    const id = await tournaments.make();
    await tournaments.player('trial000077', { type: trialType, password: undefined });
    const trial = await harness.app.modules.member.byAccount('trial000077');
    const [stopped, next] = [await tournaments.player('stopped01'), await tournaments.player('nextone01')];
    assert.ok(trial);
    const stop = { scope: 'player', target: stopped.id, who: 'test', why: 'a test' } as const;
    minutes(2);
    await tournaments.play(
      tournaments.bet(trial, { stakeMinor: '900000' }),
      tournaments.bet(stopped, { stakeMinor: '9000' }),
      tournaments.bet(next),
    );
    assert.deepEqual(await tournaments.places(id), ['1 st***1 90.00', '2 ne***1 25.00']);
    await harness.app.modules.games.suspendPlay(stop);
    const trialToken = await tournaments.session(trial.id);
    assert.equal((await tournaments.join(id, trialToken)).code, 'in_need_true_account');
    minutes(70);
    await runJobs();
    assert.deepEqual(await tournaments.places(id), ['1 ne***1 25.00']);
    assert.deepEqual([await tournaments.wallet(stopped.id), await tournaments.wallet(next.id)], [0n, 10_000n]);
  });

  test('shows running ones first, hides nobody from visitors, and says what is cancelled', async () => {
    const soon = await tournaments.make({ entry: 'opt-in', name: { EN: 'Soon', CN: '即将' } });
    const member = await tournaments.player('looker01');
    await tournaments.join(soon, member.token);
    const cancelled = await tournaments.cancel(soon);
    assert.deepEqual([cancelled.value.state, cancelled.value.reason], ['cancelled', 'a test of tournaments']);
    assert.equal((await tournaments.cancel(soon)).code, 'tournament_cancelled');
    assert.equal((await tournaments.join(soon, member.token)).code, 'tournament_cancelled');
    const running = await tournaments.make();
    minutes(2);
    assert.equal((await tournaments.cancel(running)).code, 'tournament_begun');
    const coming = await tournaments.make();
    const states = (await tournaments.list()).filter(({ id }) => [soon, running, coming].includes(id));
    assert.deepEqual(
      states.map(({ id, state, isJoined }) => [id, state, isJoined]),
      [
        [running, 'running', false],
        [coming, 'coming', false],
        [soon, 'cancelled', false],
      ],
    );
    minutes(120);
    await runJobs();
    assert.equal((await tournaments.result(soon)).tournament.paid.amount, '0.00');
    const ledger = await harness.app.modules.wallet.checkLedger();
    assert.deepEqual([ledger.balanced, ledger.accountsThatDiffer], [true, 0]);
  });
});

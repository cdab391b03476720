import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { minorUnits } from '@portal/shared/contract/money/amounts';
import { vendorWin } from '@portal/shared/contract/vendor-api/rounds';
import { type betOf, winOf } from '../../modules/games/testing/play-moves.ts';
import { type TestPlayer, testProvider } from '../../modules/games/testing/test-studio.ts';
import { gameCode, jackpotHarness, jackpotOf } from '../../modules/vendor-api/testing/jackpot-harness.ts';
import { memberAccount } from '../../modules/wallet/index.ts';
import { forEachDatabase } from '../../testing/database/databases.ts';
import { seedFirst } from './seed-pool.ts';

forEachDatabase(({ database }) => {
  const { app, studio, clock, newcomer, amount, stake, close, win, decide, assertBooksAgree } =
    jackpotHarness(database);

  before(() => seedFirst(app().modules));

  const balance = ({ playerId }: TestPlayer) => app().modules.wallet.balanceOf(memberAccount(playerId));
  const causeOf = async (transactionId: string) =>
    (await app().modules.games.heldWinOf(testProvider, transactionId))?.cause;
  const heldNoted = async () => {
    const metrics = await app().server.kernel.metrics.registry.metrics();
    return Number(/portal_unusual_wins_total{[^}]*outcome="held"[^}]*} (\d+)/.exec(metrics)?.[1] ?? 0);
  };

  // covers 6
  test('pays no jackpot to a studio whose play is suspended: two operators decide it', async () => {
    const [anna, ben] = [await newcomer('amy001'), await newcomer('bob001')];
    const [rejected, paid] = [await stake(anna), await stake(ben)];
    const stop = { scope: 'all', target: '' } as const;
    await app().modules.games.suspendPlay({ ...stop, who: 'nadia', why: 'stolen key' });
    const [ofAnna, ofBen, pool] = [await balance(anna), await balance(ben), await amount()];
    const first = jackpotOf(rejected);
    const held = await win(first);
    assert.deepEqual([held.value.underReview, Number(held.value.amount)], [true, pool]);
    assert.deepEqual((await win(first)).value, held.value, 'a repeat gets the same answer');
    await decide(first.transactionId, 'reject');
    assert.equal(await balance(anna), ofAnna);
    const second = jackpotOf(paid);
    const won = await win(second);
    assert.equal(Number(won.value.amount), pool, 'the rejected one is back in the pool');
    assert.equal(await amount(), 0, 'no seed while operators look at it');
    await decide(second.transactionId, 'pay');
    assert.equal(await balance(ben), ofBen + minorUnits(won.value.amount));
    assert.equal(await amount(), 100);
    await app().modules.games.resumePlay(stop);
    await close(rejected);
    await close(paid);
    await assertBooksAgree();
  });

  // covers 6
  test('pays a stolen key one jackpot in a round and one in a day: no seed beyond it, many transactions or rounds', async () => {
    await app().modules.settings.write('jackpot.paidPerDay', 1, 'test');
    clock.advanceMs(86_400_000);
    const eve = await newcomer('eve001');
    const [bet, next, third] = [await stake(eve), await stake(eve), await stake(eve)];
    const [before, pool] = [await balance(eve), await amount()];
    assert.equal((await win(jackpotOf(bet))).value.underReview, undefined);
    for (let again = 0; again < 5; again += 1) assert.equal((await win(jackpotOf(bet))).code, 'jackpot_won');
    const second = jackpotOf(next);
    const noted = await heldNoted();
    const held = await win(second);
    assert.deepEqual([held.value.underReview, held.value.amount], [true, '100.00']);
    await win(second);
    assert.equal(await heldNoted(), noted + 1, 'noted as unusual, once');
    assert.equal((await win(jackpotOf(next))).code, 'jackpot_won', 'one under review counts');
    assert.equal((await win(jackpotOf(third))).code, 'no_jackpot', 'no seed while operators look at it');
    assert.equal(await balance(eve), before + minorUnits(pool.toFixed(2)));
    assert.equal(await causeOf(second.transactionId), 'jackpots');
    await decide(second.transactionId, 'reject');
    assert.equal((await win(jackpotOf(next))).code, 'jackpot_won', 'a rejected one, too');
    assert.equal(await amount(), 100);
    clock.advanceMs(86_400_000);
    const tomorrow = await stake(await newcomer('eve002'));
    assert.equal((await win(jackpotOf(tomorrow))).value.underReview, undefined);
    for (const each of [bet, next, third, tomorrow]) await close(each);
    await app().modules.settings.write('jackpot.paidPerDay', 1000, 'test');
    await assertBooksAgree();
  });

  // covers 6
  test('counts the jackpot of a round toward its limits: wins beside it are held, and refused for themselves', async () => {
    const all = { largest: '500.00', reviewAbove: '150.00' };
    await app().modules.settings.write('wins.limits', { all, vendors: {}, games: {} }, 'test');
    const pay = async (bet: ReturnType<typeof betOf>, sum: string) =>
      studio().send(vendorWin, winOf(bet, { gameCode, amount: sum, closeRound: false }));
    const eve = await newcomer('eve003');
    const [first, second] = [await stake(eve), await stake(eve)];
    const pool = await amount();
    assert.ok(pool >= 100 && pool < 150);
    assert.equal((await win(jackpotOf(first))).value.underReview, undefined);
    const beside = winOf(first, { gameCode, amount: '60.00', closeRound: false });
    assert.equal((await studio().send(vendorWin, beside)).value.underReview, true);
    await decide(beside.transactionId, 'reject');
    assert.equal((await pay(first, '500.01')).code, 'above_largest_win');
    const large = winOf(first, { gameCode, amount: '450.00' });
    assert.equal(
      (await studio().send(vendorWin, large)).value.underReview,
      true,
      'only with its jackpot above the largest',
    );
    await decide(large.transactionId, 'reject');
    assert.equal((await pay(second, '60.00')).value.underReview, undefined);
    const jackpot = jackpotOf(second);
    assert.equal((await win(jackpot)).value.underReview, true, 'what the round has won before counts');
    await decide(jackpot.transactionId, 'reject');
    await close(second);
    const third = await stake(eve);
    const low = { largest: '500.00', reviewAbove: '99.99' };
    await app().modules.settings.write('wins.limits', { all: low, vendors: {}, games: {} }, 'test');
    const above = jackpotOf(third);
    assert.equal((await win(above)).value.underReview, true, 'a jackpot above the threshold by itself');
    assert.equal(await causeOf(above.transactionId), 'amount');
    await decide(above.transactionId, 'pay');
    await close(third);
    await app().modules.settings.undo('wins.limits', 'test', 'test over');
    await assertBooksAgree();
  });
});

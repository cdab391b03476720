import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { vendorRollback, vendorRound } from '@portal/shared/contract/vendor-api/rounds';
import { newId } from '../../kernel/database/ids.ts';
import { balanceChange, betOf, rollbackOf } from '../../modules/games/testing/play-moves.ts';
import { launchedPlayer, type TestPlayer, testGame } from '../../modules/games/testing/test-studio.ts';
import { gameCode, jackpotHarness, jackpotOf } from '../../modules/vendor-api/testing/jackpot-harness.ts';
import { forEachDatabase } from '../../testing/database/databases.ts';
import { seedFirst } from './seed-pool.ts';

forEachDatabase(({ database }) => {
  const { app, studio, enter, newcomer, figure, amount, stake, close, win, assertBooksAgree } =
    jackpotHarness(database);
  let anna: TestPlayer;
  let ben: TestPlayer;
  /** Ben in a game without a jackpot. */
  let benElsewhere: TestPlayer;

  before(async () => {
    anna = await newcomer('amy001');
    benElsewhere = await launchedPlayer(app(), studio(), 'bob001', 1_000_000n);
    ben = await enter(benElsewhere);
  });

  const set = (source: 'ledger' | 'illustrative') => app().modules.settings.write('jackpot.source', source, 'test');

  test('seeds the pool once, also if the seed is changed later', async () => {
    assert.deepEqual(await figure(), { source: 'ledger', amount: '0.00' });
    await seedFirst(app().modules);
    await seedFirst(app().modules);
    await app().modules.settings.write('jackpot.seed', '70.00', 'test');
    await seedFirst(app().modules);
    assert.equal(await amount(), 100);
    await app().modules.settings.write('jackpot.seed', '100.00', 'test');
  });

  // covers 2.7
  test('adds one percent of each settled bet on a jackpot game, and of nothing else', async () => {
    const before = await amount();
    await close(await stake(anna));
    assert.equal(await amount(), before + 0.1);
    await close(await stake(ben, { amount: '0.99' }));
    assert.equal(await amount(), before + 0.1, 'rounded down');
    await close(await stake(benElsewhere, { gameCode: testGame }));
    await studio().send(vendorRollback, rollbackOf(await stake(anna)));
    const open = await stake(anna);
    assert.equal(await amount(), before + 0.1);
    await set('illustrative');
    await close(open);
    assert.deepEqual(await figure(), { source: 'illustrative' });
    await set('ledger');
    assert.equal(await amount(), before + 0.2, 'fed whatever figure is shown');
  });

  // covers 2.7
  test('pays the whole pool for a win, records it in the round, and restarts the pool', async () => {
    const bet = await stake(anna);
    const before = await amount();
    const asked = jackpotOf(bet);
    const first = await win(asked);
    assert.equal(first.value.amount, before.toFixed(2));
    const moved = await balanceChange(studio(), anna, async () => {
      assert.deepEqual((await win(asked)).value, first.value, 'a repeat gets the first answer');
      const other = [{ roundId: newId() }, { playerId: ben.playerId }];
      for (const change of other) assert.equal((await win({ ...asked, ...change })).code, 'transaction_conflict');
    });
    assert.equal(moved, 0);
    assert.equal(await amount(), 100);
    const round = (await studio().send(vendorRound, { roundId: bet.roundId })).value;
    assert.equal(round.state, 'open');
    assert.ok(round.transactions.some(({ kind }: { kind: string }) => kind === 'jackpot'));
    await close(bet);
    assert.deepEqual((await win(asked)).value, first.value, 'after the end of the round, too');
    assert.equal((await win(jackpotOf(bet))).code, 'round_closed');
  });

  test('refuses an invalid win and keeps the pool', async () => {
    const bet = await stake(anna);
    const plain = await stake(benElsewhere, { gameCode: testGame });
    const before = await amount();
    const moved = await balanceChange(studio(), anna, async () => {
      assert.equal((await win(jackpotOf(betOf(anna, { gameCode })))).code, 'unknown_round');
      assert.equal((await win(jackpotOf(bet, { playerId: ben.playerId }))).code, 'foreign_round');
      assert.equal((await win(jackpotOf(bet, { gameCode: testGame }))).code, 'foreign_round');
      assert.equal((await win(jackpotOf(plain))).code, 'no_jackpot');
      assert.equal((await win(jackpotOf(bet, { transactionId: bet.transactionId }))).code, 'transaction_conflict');
    });
    assert.equal(moved, 0);
    assert.equal(await amount(), before);
    await close(bet);
    await close(plain);
  });

  test('pays each concurrent win the pool as it is then, and copies of one win once', async () => {
    const [one, two] = [await stake(anna), await stake(ben)];
    const before = await amount();
    const [copied, single] = [jackpotOf(one), jackpotOf(two)];
    const answers = await Promise.all([copied, copied, single, copied, copied].map((asked) => win(asked)));
    const paid = new Map(answers.map(({ value }) => [value.reference, Number(value.amount)]));
    assert.deepEqual(
      [...paid.values()].sort((a, b) => a - b),
      [100, before].sort((a, b) => a - b),
    );
    assert.equal(await amount(), 100);
    await Promise.all([close(one), close(two)]);
  });

  test('leaves the ledger balanced', () => assertBooksAgree());
});

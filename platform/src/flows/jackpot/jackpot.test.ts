import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { getJackpot } from '@portal/shared/contract/games/jackpot';
import { minorUnits } from '@portal/shared/contract/money/amounts';
import { partOf } from '@portal/shared/contract/money/money-parts';
import { vendorJackpotWin } from '@portal/shared/contract/vendor-api/jackpot';
import { proposeHeldWin } from '@portal/shared/contract/vendor-api/operator-held-wins';
import { vendorBet, vendorRollback, vendorRound, vendorWin } from '@portal/shared/contract/vendor-api/rounds';
import type { App } from '../../app.ts';
import { newId } from '../../kernel/database/ids.ts';
import { fileGame } from '../../modules/games/testing/file-game.ts';
import { balanceChange, betOf, rollbackOf, winOf } from '../../modules/games/testing/play-moves.ts';
import {
  launchedPlayer,
  openGame,
  type TestPlayer,
  type TestStudio,
  testGame,
  testProvider,
  testStudio,
} from '../../modules/games/testing/test-studio.ts';
import { type FinanceOperators, financeOperators } from '../../modules/payments/testing/finance-operators.ts';
import { recordsAgainstLedger } from '../../modules/reports/reconciliation/reconcile.ts';
import { memberAccount } from '../../modules/wallet/index.ts';
import { apiClient } from '../../testing/api-client.ts';
import { forEachDatabase } from '../../testing/database/databases.ts';
import { testClock } from '../../testing/test-clock.ts';
import { testApp } from '../../testing/test-kernel.ts';
import { seedFirst } from './seed-pool.ts';

const gameCode = 'test-jackpot';

forEachDatabase(({ database }) => {
  const clock = testClock();
  let app: App;
  let finance: FinanceOperators;
  let studio: TestStudio;
  let anna: TestPlayer;
  let ben: TestPlayer;
  /** Ben in a game without a jackpot. */
  let benElsewhere: TestPlayer;

  before(async () => {
    app = await testApp(database(), { clock });
    finance = await financeOperators(app);
    studio = await testStudio(app);
    await app.modules.games.importCatalogue({
      provider: testProvider,
      vendors: [],
      games: [
        {
          gameCode,
          gameName: gameCode,
          gameType: 'RNG',
          vassalage: studio.vassalage,
          ...fileGame,
          lines: 5,
          minBet: '0.10',
          hasJackpot: true,
        },
      ],
    });
    anna = await enter(await launchedPlayer(app, studio, 'anna01', 1_000_000n));
    benElsewhere = await launchedPlayer(app, studio, 'ben001', 1_000_000n);
    ben = await enter(benElsewhere);
    await app.modules.settings.write('jackpot.seed', '100.00', 'test');
    await app.modules.settings.write('jackpot.paidPerDay', 1000, 'test');
  });
  beforeEach(() => set('ledger'));
  after(() => app.close());

  const enter = ({ token }: TestPlayer) => openGame(app, studio, token, studio.vassalage, gameCode);
  const newcomer = async (account: string) => enter(await launchedPlayer(app, studio, account, 1_000_000n));
  const set = (source: 'ledger' | 'illustrative') => app.modules.settings.write('jackpot.source', source, 'test');
  const figure = async () => {
    await app.server.kernel.outbox.drain();
    return (await apiClient(app).send(getJackpot, {})).value;
  };
  const amount = async () => Number((await figure()).amount);
  async function stake(player: TestPlayer, change = {}) {
    const bet = betOf(player, { gameCode, ...change });
    assert.equal((await studio.send(vendorBet, bet)).status, 200);
    return bet;
  }
  type Bet = ReturnType<typeof betOf>;
  const close = (bet: Bet) => studio.send(vendorWin, winOf(bet, { gameCode: bet.gameCode, amount: '0.00' }));
  const jackpotOf = ({ playerId, roundId, gameCode: code }: Bet, change = {}) => ({
    transactionId: newId(),
    playerId,
    roundId,
    gameCode: code,
    ...change,
  });
  const win = (input: ReturnType<typeof jackpotOf>) => studio.send(vendorJackpotWin, input);
  const balance = ({ playerId }: TestPlayer) => app.modules.wallet.balanceOf(memberAccount(playerId));
  async function decide(transactionId: string, decision: string) {
    const options = { token: await finance.maker(), headers: { 'idempotency-key': newId() } };
    const asked = { provider: testProvider, transactionId, decision, why: 'looked at it' };
    const { value } = await apiClient(app).send(proposeHeldWin, asked, options);
    assert.equal((await finance.accept(value.id)).status, 200);
  }
  const causeOf = async (transactionId: string) =>
    (await app.modules.games.heldWinOf(testProvider, transactionId))?.cause;
  const heldNoted = async () => {
    const metrics = await app.server.kernel.metrics.registry.metrics();
    return Number(/portal_unusual_wins_total{[^}]*outcome="held"[^}]*} (\d+)/.exec(metrics)?.[1] ?? 0);
  };
  async function assertBooksAgree() {
    assert.equal((await app.modules.wallet.checkLedger()).balanced, true);
    const day = { start: new Date('2026-03-01'), end: new Date('2026-03-09') };
    const records = await recordsAgainstLedger(app.modules, day);
    assert.ok(records.every(({ isEqual }) => isEqual));
  }

  test('seeds the pool once, also if the seed is changed later', async () => {
    assert.deepEqual(await figure(), { source: 'ledger', amount: '0.00' });
    await seedFirst(app.modules);
    await seedFirst(app.modules);
    await app.modules.settings.write('jackpot.seed', '70.00', 'test');
    await seedFirst(app.modules);
    assert.equal(await amount(), 100);
    await app.modules.settings.write('jackpot.seed', '100.00', 'test');
  });

  // covers 2.7
  test('adds one percent of each settled bet on a jackpot game, and of nothing else', async () => {
    const before = await amount();
    await close(await stake(anna));
    assert.equal(await amount(), before + 0.1);
    await close(await stake(ben, { amount: '0.99' }));
    assert.equal(await amount(), before + 0.1, 'rounded down');
    await close(await stake(benElsewhere, { gameCode: testGame }));
    await studio.send(vendorRollback, rollbackOf(await stake(anna)));
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
    const moved = await balanceChange(studio, anna, async () => {
      assert.deepEqual((await win(asked)).value, first.value, 'a repeat gets the first answer');
      const other = [{ roundId: newId() }, { playerId: ben.playerId }];
      for (const change of other) assert.equal((await win({ ...asked, ...change })).code, 'transaction_conflict');
    });
    assert.equal(moved, 0);
    assert.equal(await amount(), 100);
    const round = (await studio.send(vendorRound, { roundId: bet.roundId })).value;
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
    const moved = await balanceChange(studio, anna, async () => {
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

  // covers 6
  test('pays no jackpot to a studio whose play is suspended: two operators decide it', async () => {
    const [rejected, paid] = [await stake(anna), await stake(ben)];
    const stop = { scope: 'all', target: '' } as const;
    await app.modules.games.suspendPlay({ ...stop, who: 'nadia', why: 'stolen key' });
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
    await app.modules.games.resumePlay(stop);
    await close(rejected);
    await close(paid);
    await assertBooksAgree();
  });

  // covers 6
  test('pays a stolen key one jackpot in a round and one in a day: no seed beyond it, many transactions or rounds', async () => {
    await app.modules.settings.write('jackpot.paidPerDay', 1, 'test');
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
    await app.modules.settings.write('jackpot.paidPerDay', 1000, 'test');
    await assertBooksAgree();
  });

  // covers 6
  test('counts the jackpot of a round toward its limits: wins beside it are held, and refused for themselves', async () => {
    const all = { largest: '500.00', reviewAbove: '150.00' };
    await app.modules.settings.write('wins.limits', { all, vendors: {}, games: {} }, 'test');
    const pay = async (bet: Bet, sum: string) =>
      studio.send(vendorWin, winOf(bet, { gameCode, amount: sum, closeRound: false }));
    const eve = await newcomer('eve003');
    const [first, second] = [await stake(eve), await stake(eve)];
    const pool = await amount();
    assert.ok(pool >= 100 && pool < 150);
    assert.equal((await win(jackpotOf(first))).value.underReview, undefined);
    const beside = winOf(first, { gameCode, amount: '60.00', closeRound: false });
    assert.equal((await studio.send(vendorWin, beside)).value.underReview, true);
    await decide(beside.transactionId, 'reject');
    assert.equal((await pay(first, '500.01')).code, 'above_largest_win');
    const large = winOf(first, { gameCode, amount: '450.00' });
    assert.equal(
      (await studio.send(vendorWin, large)).value.underReview,
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
    await app.modules.settings.write('wins.limits', { all: low, vendors: {}, games: {} }, 'test');
    const above = jackpotOf(third);
    assert.equal((await win(above)).value.underReview, true, 'a jackpot above the threshold by itself');
    assert.equal(await causeOf(above.transactionId), 'amount');
    await decide(above.transactionId, 'pay');
    await close(third);
    await app.modules.settings.undo('wins.limits', 'test', 'test over');
    await assertBooksAgree();
  });

  test('leaves the ledger balanced', async () => {
    assert.equal((await app.modules.wallet.checkLedger()).balanced, true);
  });
});

test('rounds the part of a stake down to the minor unit', () => {
  const parts = [
    [1000n, 100],
    [99n, 100],
    [1999n, 50],
    [1000n, 0],
  ] as const;
  assert.deepEqual(
    parts.map(([stake, rate]) => partOf(stake, rate)),
    [10n, 0n, 9n, 0n],
  );
});

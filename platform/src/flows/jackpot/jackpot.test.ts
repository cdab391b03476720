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
import { financeOperators } from '../../modules/payments/testing/finance-operators.ts';
import { recordsAgainstLedger } from '../../modules/reports/reconciliation/reconcile.ts';
import { memberAccount } from '../../modules/wallet/index.ts';
import { apiClient } from '../../testing/api-client.ts';
import { forEachDatabase } from '../../testing/database/databases.ts';
import { testClock } from '../../testing/test-clock.ts';
import { testApp } from '../../testing/test-kernel.ts';
import { seedFirst } from './seed-pool.ts';

const gameCode = 'test-jackpot';

forEachDatabase(({ database }) => {
  let app: App;
  let studio: TestStudio;
  let anna: TestPlayer;
  let ben: TestPlayer;
  /** Ben in a game without a jackpot. */
  let benElsewhere: TestPlayer;

  before(async () => {
    app = await testApp(database(), { clock: testClock() });
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
    const enter = ({ token }: TestPlayer) => openGame(app, studio, token, studio.vassalage, gameCode);
    anna = await enter(await launchedPlayer(app, studio, 'anna01', 1_000_000n));
    benElsewhere = await launchedPlayer(app, studio, 'ben001', 1_000_000n);
    ben = await enter(benElsewhere);
    await app.modules.settings.write('jackpot.seed', '100.00', 'test');
  });
  beforeEach(() => set('ledger'));
  after(() => app.close());

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
    const finance = await financeOperators(app);
    const decide = async (transactionId: string, decision: string) => {
      const options = { token: await finance.maker(), headers: { 'idempotency-key': newId() } };
      const asked = { provider: testProvider, transactionId, decision, why: 'looked at it' };
      const { value } = await apiClient(app).send(proposeHeldWin, asked, options);
      assert.equal((await finance.accept(value.id)).status, 200);
    };
    const stop = { scope: 'all', target: '' } as const;
    await app.modules.games.suspendPlay({ ...stop, who: 'nadia', why: 'stolen key' });
    const balance = ({ playerId }: TestPlayer) => app.modules.wallet.balanceOf(memberAccount(playerId));
    const [ofAnna, ofBen, pool] = [await balance(anna), await balance(ben), await amount()];
    const first = jackpotOf(rejected);
    const held = await win(first);
    assert.deepEqual([held.value.underReview, Number(held.value.amount)], [true, pool]);
    assert.deepEqual((await win(first)).value, held.value, 'a repeat gets the same answer');
    await decide(first.transactionId, 'reject');
    assert.equal(await balance(anna), ofAnna);
    const second = jackpotOf(paid);
    const won = await win(second);
    assert.equal(Number(won.value.amount), pool + 100, 'the pool has the rejected one and the seed');
    await decide(second.transactionId, 'pay');
    assert.equal(await balance(ben), ofBen + minorUnits(won.value.amount));
    await app.modules.games.resumePlay(stop);
    await close(rejected);
    await close(paid);
    assert.equal((await app.modules.wallet.checkLedger()).balanced, true);
    const day = { start: new Date('2026-03-01'), end: new Date('2026-03-04') };
    const records = await recordsAgainstLedger(app.modules, day);
    assert.ok(records.every(({ isEqual }) => isEqual));
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

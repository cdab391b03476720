import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchGame } from '@portal/shared/contract/games/launch-game';
import { listBets } from '@portal/shared/contract/games/list-bets';
import { logout } from '@portal/shared/contract/session/logout';
import {
  vendorAuthenticate,
  vendorBalance,
  vendorBet,
  vendorRollback,
  vendorRound,
  vendorWin,
} from '@portal/shared/contract/vendor-api/calls';
import { walletTransfer } from '@portal/shared/contract/wallet/transfer';
import type { App } from '../../app.ts';
import { type BetSettled, betSettled } from '../../kernel/events/bet-settled.ts';
import { newId } from '../../kernel/ids.ts';
import { apiClient } from '../../testing/api-client.ts';
import { forEachDatabase } from '../../testing/databases.ts';
import { testClock } from '../../testing/test-clock.ts';
import { testApp } from '../../testing/test-kernel.ts';
import {
  launchedPlayer,
  openGame,
  type TestPlayer,
  type TestStudio,
  testGame,
  testStudio,
  testTransferGame,
  testTransferVendor,
} from '../../testing/test-studio.ts';

/** The money of a round, through the signed calls of a studio, on both databases. */
forEachDatabase(({ database }) => {
  const clock = testClock();
  let app: App;
  let studio: TestStudio;
  let anna: TestPlayer;
  let ben: TestPlayer;
  const settled: BetSettled[] = [];

  before(async () => {
    app = await testApp(database(), { clock });
    app.server.kernel.outbox.subscribe(betSettled, 'play-test', async (bet) => void settled.push(bet));
    studio = await testStudio(app);
    anna = await launchedPlayer(app, studio, 'anna01', 100_000n);
    ben = await launchedPlayer(app, studio, 'ben001', 100_000n);
  });
  after(() => app.close());

  const betOf = (player: TestPlayer, change: Record<string, unknown> = {}) => ({
    transactionId: newId(),
    launchId: player.launchId,
    playerId: player.playerId,
    gameCode: testGame,
    roundId: newId(),
    amount: '10.00',
    ...change,
  });
  const winOf = (bet: ReturnType<typeof betOf>, change: Record<string, unknown> = {}) => ({
    transactionId: newId(),
    playerId: bet.playerId,
    gameCode: testGame,
    roundId: bet.roundId,
    amount: '25.00',
    closeRound: true,
    ...change,
  });
  const rollbackOf = (bet: ReturnType<typeof betOf>) => ({
    transactionId: newId(),
    betTransactionId: bet.transactionId,
    playerId: bet.playerId,
    roundId: bet.roundId,
  });
  const balanceOf = async (player: TestPlayer): Promise<string> =>
    (await studio.send(vendorBalance, { playerId: player.playerId })).value.balance;
  const change = async (player: TestPlayer, work: () => Promise<unknown>): Promise<number> => {
    const before = Number(await balanceOf(player));
    await work();
    return Math.round((Number(await balanceOf(player)) - before) * 100);
  };

  test('bet and win move the balance, close the round and are told once to those who count bets', async () => {
    const bet = betOf(anna);
    const before = Number(await balanceOf(anna));
    const placed = await studio.send(vendorBet, bet);
    assert.equal(placed.value.balance, (before - 10).toFixed(2));
    const win = winOf(bet);
    assert.equal((await studio.send(vendorWin, win)).value.balance, (before + 15).toFixed(2));
    await app.server.kernel.outbox.drain();
    const told = settled.filter(({ roundId }) => roundId.endsWith(bet.roundId));
    assert.equal(told.length, 1);
    assert.deepEqual([told[0]?.stakeMinor, told[0]?.winMinor, told[0]?.day], ['1000', '2500', '2026-03-02']);
    const record = await apiClient(app).send(listBets, { pageSize: 5 }, { token: anna.token });
    const row = record.value.list.find((each: { roundId: string }) => each.roundId === bet.roundId);
    assert.deepEqual([row?.stake, row?.win, row?.profit, row?.state], ['10.00', '25.00', '15.00', 'settled']);
    assert.deepEqual([row?.balanceBefore, row?.balanceAfter], [before.toFixed(2), (before + 15).toFixed(2)]);
  });

  test('a repeat of bet, win and rollback gives the first answer and moves nothing', async () => {
    const bet = betOf(anna);
    const first = await studio.send(vendorBet, bet);
    const moved = await change(anna, async () => {
      assert.deepEqual((await studio.send(vendorBet, bet)).value, first.value);
    });
    assert.equal(moved, 0);
    const win = winOf(bet, { amount: '0.00' });
    const won = await studio.send(vendorWin, win);
    assert.deepEqual((await studio.send(vendorWin, win)).value, won.value);
    const other = betOf(anna);
    await studio.send(vendorBet, other);
    const rollback = rollbackOf(other);
    const back = await studio.send(vendorRollback, rollback);
    assert.deepEqual((await studio.send(vendorRollback, rollback)).value, back.value);
    assert.deepEqual((await studio.send(vendorRollback, { ...rollback, transactionId: newId() })).value, back.value);
  });

  test('the same transaction id for something else is a conflict', async () => {
    const bet = betOf(anna);
    await studio.send(vendorBet, bet);
    for (const other of [{ amount: '11.00' }, { roundId: newId() }]) {
      assert.equal((await studio.send(vendorBet, { ...bet, ...other })).code, 'transaction_conflict');
    }
    const win = winOf(bet, { transactionId: bet.transactionId });
    assert.equal((await studio.send(vendorWin, win)).code, 'transaction_conflict');
    await studio.send(vendorRollback, rollbackOf(bet));
  });

  test('a rollback before its bet leaves a tombstone: the late bet is refused', async () => {
    const bet = betOf(anna);
    const moved = await change(anna, async () => {
      assert.equal((await studio.send(vendorRollback, rollbackOf(bet))).status, 200);
      assert.equal((await studio.send(vendorBet, bet)).code, 'rolled_back');
    });
    assert.equal(moved, 0);
    assert.equal((await studio.send(vendorRound, { roundId: bet.roundId })).value.state, 'unknown');
  });

  test('a rollback gives the stake back, ends the round, and neither win nor a late repeat of the bet is taken', async () => {
    const bet = betOf(anna);
    const moved = await change(anna, async () => {
      await studio.send(vendorBet, bet);
      await studio.send(vendorRollback, rollbackOf(bet));
      assert.equal((await studio.send(vendorWin, winOf(bet))).code, 'round_closed');
      assert.equal((await studio.send(vendorBet, bet)).code, 'rolled_back');
    });
    assert.equal(moved, 0);
    assert.equal((await studio.send(vendorRound, { roundId: bet.roundId })).value.state, 'rolled_back');
  });

  test('a round takes several bets and wins until it is closed', async () => {
    const bet = betOf(anna);
    const moved = await change(anna, async () => {
      await studio.send(vendorBet, bet);
      await studio.send(vendorBet, { ...bet, transactionId: newId(), amount: '5.00' });
      await studio.send(vendorWin, winOf(bet, { amount: '1.00', closeRound: false }));
      await studio.send(vendorWin, winOf(bet, { amount: '2.00' }));
      assert.equal((await studio.send(vendorWin, winOf(bet))).code, 'round_closed');
      assert.equal((await studio.send(vendorBet, { ...bet, transactionId: newId() })).code, 'round_closed');
      assert.equal((await studio.send(vendorRollback, rollbackOf(bet))).code, 'round_closed');
    });
    assert.equal(moved, -1200);
    const { transactions } = (await studio.send(vendorRound, { roundId: bet.roundId })).value;
    assert.deepEqual(
      transactions.map(({ kind, amount }: { kind: string; amount: string }) => `${kind} ${amount}`).sort(),
      ['bet 10.00', 'bet 5.00', 'win 1.00', 'win 2.00'],
    );
  });

  for (const [what, stake, code] of [
    ['zero', '0.00', 'invalid_input'],
    ['negative', '-1.00', 'invalid_input'],
    ['three decimals', '1.000', 'invalid_input'],
    ['no number', 'all', 'invalid_input'],
    ['a JSON number', 5, 'invalid_input'],
    ['below the minimum', '0.09', 'below_minimum'],
    ['above the maximum', '500.01', 'above_maximum'],
    ['above the balance', '499.00', 'insufficient_balance'],
  ] as const) {
    test(`a stake that is ${what} is refused and changes nothing`, async () => {
      const poor = await launchedPlayer(app, studio, `poor${newId().slice(0, 6)}`, 1000n);
      const answer = await studio.send(vendorBet, betOf(poor, { amount: stake }));
      assert.equal(answer.code, code);
      if (code !== 'invalid_input') assert.equal(answer.value.balance, '10.00');
      assert.equal(await balanceOf(poor), '10.00');
    });
  }

  test('what belongs to another player is refused', async () => {
    const bet = betOf(anna);
    await studio.send(vendorBet, bet);
    const asBen = { playerId: ben.playerId };
    assert.equal((await studio.send(vendorBet, { ...betOf(ben), roundId: bet.roundId })).code, 'foreign_round');
    assert.equal((await studio.send(vendorWin, winOf(bet, asBen))).code, 'foreign_round');
    assert.equal((await studio.send(vendorRollback, { ...rollbackOf(bet), ...asBen })).code, 'foreign_round');
    assert.equal((await studio.send(vendorBet, betOf(anna, asBen))).code, 'unknown_player');
    assert.equal((await studio.send(vendorBet, betOf(anna, { launchId: newId() }))).code, 'launch_ended');
    assert.equal((await studio.send(vendorBet, betOf(anna, { gameCode: 'other' }))).code, 'unknown_game');
    assert.equal((await studio.send(vendorWin, winOf(betOf(anna)))).code, 'unknown_round');
    assert.equal((await studio.send(vendorBalance, { playerId: newId() })).code, 'unknown_player');
    await studio.send(vendorRollback, rollbackOf(bet));
  });

  test('a launch token is good for one exchange', async () => {
    const launched = await apiClient(app).send(
      launchGame,
      { vassalage: 'TEST', gameCode: testGame },
      { token: anna.token },
    );
    const launchToken = new URL(launched.value.content).hash.slice('#t='.length);
    assert.equal((await studio.send(vendorAuthenticate, { launchToken })).value.playerId, anna.playerId);
    assert.equal((await studio.send(vendorAuthenticate, { launchToken })).code, 'launch_token_invalid');
    assert.equal((await studio.send(vendorAuthenticate, { launchToken: 'unknown' })).code, 'launch_token_invalid');
  });

  test('a wrong secret, an old or future time, a used nonce and a changed body are refused', async () => {
    const now = Math.floor(app.server.kernel.clock.now().getTime() / 1000);
    const moved = await change(anna, async () => {
      for (const faults of [
        { secret: 'wrong' },
        { timestamp: String(now - 301) },
        { timestamp: String(now + 301) },
        { timestamp: 'now' },
        { nonce: 'short' },
        { tamper: (body: string) => body.replace('10.00', '10.01') },
      ]) {
        const answer = await studio.send(vendorBet, betOf(anna), faults);
        assert.deepEqual([answer.status, answer.code], [401, 'bad_signature'], JSON.stringify(faults));
      }
    });
    assert.equal(moved, 0);
    const nonce = newId();
    const bet = betOf(anna);
    assert.equal((await studio.send(vendorBet, bet, { nonce })).status, 200);
    assert.equal((await studio.send(vendorBet, betOf(anna), { nonce })).code, 'bad_signature');
    assert.equal((await studio.send(vendorRound, { roundId: bet.roundId }, { nonce })).code, 'bad_signature');
    await studio.send(vendorRollback, rollbackOf(bet));
  });

  test('one flipped bit anywhere in a signed body is refused', async () => {
    const moved = await change(anna, async () => {
      for (let bit = 0; bit < 1_000; bit += 1) {
        const tamper = (body: string) => {
          const bytes = Buffer.from(body);
          const at = (bit * 7919) % (bytes.length * 8);
          bytes.writeUInt8(bytes.readUInt8(at >> 3) ^ (1 << (at & 7)), at >> 3);
          return bytes.toString('latin1');
        };
        const answer = await studio.send(vendorBet, betOf(anna), { tamper });
        assert.ok(['bad_signature', 'malformed_body'].includes(answer.code ?? ''), `bit ${bit}: ${answer.code}`);
      }
    });
    assert.equal(moved, 0);
  });

  test('twenty copies of one bet and of one win at once move the money once', async () => {
    const bet = betOf(anna);
    const win = winOf(bet);
    const moved = await change(anna, async () => {
      const bets = await Promise.all(Array.from({ length: 20 }, () => studio.send(vendorBet, bet)));
      assert.equal(new Set(bets.map((answer) => answer.value.reference)).size, 1);
      const wins = await Promise.all(Array.from({ length: 20 }, () => studio.send(vendorWin, win)));
      assert.equal(new Set(wins.map((answer) => answer.value.reference)).size, 1);
    });
    assert.equal(moved, 1500);
  });

  test('a bet and its rollback at once: the stake is back, whoever came first', async () => {
    const moved = await change(anna, async () => {
      for (let turn = 0; turn < 25; turn += 1) {
        const bet = betOf(anna);
        const pair = [studio.send(vendorBet, bet), studio.send(vendorRollback, rollbackOf(bet))];
        await Promise.all(turn % 2 === 0 ? pair : pair.reverse());
      }
    });
    assert.equal(moved, 0);
  });

  test('bets at a transfer vendor are paid from the wallet there, and each launch shows its own', async () => {
    clock.advanceMs(61_000);
    const main = await launchedPlayer(app, studio, 'dora01', 10_000n);
    const member = apiClient(app);
    const move = (direction: string, amount: string) =>
      member.send(
        walletTransfer,
        { vassalage: testTransferVendor, direction, amount },
        { token: main.token, headers: { 'idempotency-key': newId() } },
      );
    const moved = await move('to-vendor', '30.00');
    assert.deepEqual([moved.value.main, moved.value.vendor], ['70.00', '30.00']);
    const there = await openGame(app, studio, main.token, testTransferVendor, testTransferGame);
    assert.equal(there.balance, '30.00');
    const bet = betOf(there, { gameCode: testTransferGame });
    assert.equal((await studio.send(vendorBet, bet)).value.balance, '20.00');
    const win = winOf(bet, { gameCode: testTransferGame, amount: '5.00' });
    assert.equal((await studio.send(vendorWin, win)).value.balance, '25.00');
    assert.equal(
      (await studio.send(vendorBet, betOf(there, { gameCode: testTransferGame, amount: '25.01' }))).code,
      'insufficient_balance',
    );
    for (const [launchId, balance] of [
      [main.launchId, '70.00'],
      [there.launchId, '25.00'],
    ]) {
      assert.equal(
        (await studio.send(vendorBalance, { playerId: main.playerId, launchId: launchId ?? '' })).value.balance,
        balance,
      );
    }
    const back = await move('from-vendor', '25.00');
    assert.deepEqual([back.value.main, back.value.vendor], ['95.00', '0.00']);
    assert.equal((await move('from-vendor', '0.01')).code, 'insufficient_balance');
    assert.equal((await move('to-vendor', '95.01')).code, 'insufficient_balance');
  });

  test('the largest win there is can be paid, told and played on with', async () => {
    clock.advanceMs(61_000);
    const rich = await launchedPlayer(app, studio, 'rich01', 10_000n);
    for (let turn = 0; turn < 2; turn += 1) {
      const bet = betOf(rich);
      await studio.send(vendorBet, bet);
      assert.equal((await studio.send(vendorWin, winOf(bet, { amount: '999999999999.99' }))).status, 200);
    }
    assert.equal(await balanceOf(rich), '2000000000079.98');
    const bet = betOf(rich);
    assert.equal((await studio.send(vendorBet, bet)).status, 200);
    const tooMuch = await studio.send(vendorWin, winOf(bet, { amount: '1000000000000.00' }));
    assert.deepEqual([tooMuch.status, tooMuch.code], [400, 'invalid_input']);
  });

  test('an old launch takes no bet, but the win of its open round', async () => {
    clock.advanceMs(61_000);
    const late = await launchedPlayer(app, studio, 'late01', 10_000n);
    const bet = betOf(late);
    await studio.send(vendorBet, bet);
    clock.advanceMs(12 * 3_600_000);
    assert.equal((await studio.send(vendorBet, betOf(late))).code, 'launch_ended');
    assert.equal((await studio.send(vendorWin, winOf(bet, { amount: '0.00' }))).status, 200);
  });

  test('after a logout no bet is taken, but the win of an open round is', async () => {
    // Logins are counted by the minute.
    clock.advanceMs(61_000);
    const carl = await launchedPlayer(app, studio, 'carl01', 10_000n);
    const bet = betOf(carl);
    await studio.send(vendorBet, bet);
    await apiClient(app).send(logout, {}, { token: carl.token });
    assert.equal((await studio.send(vendorBet, betOf(carl))).code, 'launch_ended');
    assert.equal((await studio.send(vendorWin, winOf(bet))).value.balance, '115.00');
  });

  test('after all of it the ledger is in order', async () => {
    const check = await app.modules.wallet.checkLedger();
    assert.equal(check.balanced, true);
  });
});

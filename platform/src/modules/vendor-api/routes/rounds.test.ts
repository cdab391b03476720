import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { listBets } from '@portal/shared/contract/games/bets';
import { getVipProgress } from '@portal/shared/contract/rewards/vip';
import { logout } from '@portal/shared/contract/sessions/sessions';
import { vendorBet, vendorRollback, vendorRound, vendorWin } from '@portal/shared/contract/vendor-api/rounds';
import { newId } from '../../../kernel/database/ids.ts';
import { apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { type BetSettled, betSettled } from '../../games/index.ts';
import { playHarness } from '../../games/testing/play-harness.ts';
import { balanceChange, balanceOf, betOf, rollbackOf, winOf } from '../../games/testing/play-moves.ts';
import { launchedPlayer } from '../../games/testing/test-studio.ts';

/** The money of a round, through the signed calls of a studio, on both databases. */
forEachDatabase(({ database }) => {
  const { app, clock, studio, player } = playHarness(database);
  const anna = player('anna01', 100_000n);
  const settled: BetSettled[] = [];
  before(() => app().server.kernel.outbox.subscribe(betSettled, 'play-test', async (bet) => void settled.push(bet)));

  test('moves the balance with bet and win, closes the round and publishes it once to subscribers that count bets', async () => {
    const bet = betOf(anna());
    const before = Number(await balanceOf(studio(), anna()));
    const placed = await studio().send(vendorBet, bet);
    assert.equal(placed.value.balance, (before - 10).toFixed(2));
    const win = winOf(bet);
    assert.equal((await studio().send(vendorWin, win)).value.balance, (before + 15).toFixed(2));
    await app().server.kernel.outbox.drain();
    const published = settled.filter(({ roundId }) => roundId.endsWith(bet.roundId));
    assert.equal(published.length, 1);
    assert.deepEqual(
      [published[0]?.stakeMinor, published[0]?.winMinor, published[0]?.day],
      ['1000', '2500', '2026-03-02'],
    );
    assert.equal(published[0]?.openedAt, clock.now().toISOString(), 'bonuses are wagered by when a round was opened');
    const record = await apiClient(app()).send(listBets, { pageSize: 5 }, { token: anna().token });
    const row = record.value.list.find((each: { roundId: string }) => each.roundId === bet.roundId);
    assert.deepEqual([row?.stake, row?.win, row?.profit, row?.state], ['10.00', '25.00', '15.00', 'settled']);
    assert.deepEqual([row?.balanceBefore, row?.balanceAfter], [before.toFixed(2), (before + 15).toFixed(2)]);
  });

  test('names a win in the live balance, so that the header waits for the game, but not a stake or a loss', async () => {
    const { live } = app().server.kernel;
    const heard: unknown[] = [];
    const bet = betOf(anna());
    // Send what was published before.
    await live.flush();
    const stop = live.listen(bet.playerId, ({ event }) => event.type === 'balance' && heard.push(event.won));
    await studio().send(vendorBet, bet);
    await studio().send(vendorWin, winOf(bet));
    const lost = betOf(anna());
    await studio().send(vendorBet, lost);
    await studio().send(vendorWin, winOf(lost, { amount: '0.00' }));
    await live.flush();
    stop();
    const won = { gameCode: bet.gameCode, amount: '25.00' };
    assert.deepEqual(heard.filter(Boolean), [won]);
    assert.equal(heard.at(-1), undefined);
  });

  // covers 3
  test("counts as valid bets only stakes of the member's settled rounds", async () => {
    const dora = await launchedPlayer(app(), studio(), 'dora01', 100_000n);
    const validBet = async () =>
      (await apiClient(app()).send(getVipProgress, {}, { token: dora.token })).value.validBet;
    assert.equal(await validBet(), '0.00');
    const settledBet = betOf(dora);
    await studio().send(vendorBet, settledBet);
    assert.equal(await validBet(), '0.00', 'an open round does not count');
    await studio().send(vendorWin, winOf(settledBet));
    const rolledBack = betOf(dora);
    await studio().send(vendorBet, rolledBack);
    await studio().send(vendorRollback, rollbackOf(rolledBack));
    const ofAnna = betOf(anna());
    await studio().send(vendorBet, ofAnna);
    await studio().send(vendorWin, winOf(ofAnna));
    assert.equal(await validBet(), '10.00');
    assert.equal((await apiClient(app()).send(getVipProgress, {})).code, 'not_logged_in');
  });

  test('answers a repeated bet, win and rollback like the first and moves nothing', async () => {
    const bet = betOf(anna());
    const first = await studio().send(vendorBet, bet);
    const moved = await balanceChange(studio(), anna(), async () => {
      assert.deepEqual((await studio().send(vendorBet, bet)).value, first.value);
    });
    assert.equal(moved, 0);
    const win = winOf(bet, { amount: '0.00' });
    const won = await studio().send(vendorWin, win);
    assert.deepEqual((await studio().send(vendorWin, win)).value, won.value);
    const other = betOf(anna());
    await studio().send(vendorBet, other);
    const rollback = rollbackOf(other);
    const back = await studio().send(vendorRollback, rollback);
    assert.deepEqual((await studio().send(vendorRollback, rollback)).value, back.value);
    assert.deepEqual((await studio().send(vendorRollback, { ...rollback, transactionId: newId() })).value, back.value);
  });

  test('refuses the same transaction id for something else as a conflict', async () => {
    const bet = betOf(anna());
    await studio().send(vendorBet, bet);
    for (const other of [{ amount: '11.00' }, { roundId: newId() }]) {
      assert.equal((await studio().send(vendorBet, { ...bet, ...other })).code, 'transaction_conflict');
    }
    const win = winOf(bet, { transactionId: bet.transactionId });
    assert.equal((await studio().send(vendorWin, win)).code, 'transaction_conflict');
    await studio().send(vendorRollback, rollbackOf(bet));
  });

  test('refuses a bet that arrives after its rollback', async () => {
    const bet = betOf(anna());
    const moved = await balanceChange(studio(), anna(), async () => {
      assert.equal((await studio().send(vendorRollback, rollbackOf(bet))).status, 200);
      assert.equal((await studio().send(vendorBet, bet)).code, 'rolled_back');
    });
    assert.equal(moved, 0);
    assert.equal((await studio().send(vendorRound, { roundId: bet.roundId })).value.state, 'unknown');
  });

  test('refunds the stake on a rollback, ends the round, and refuses a win and a late repeat of the bet', async () => {
    const bet = betOf(anna());
    const moved = await balanceChange(studio(), anna(), async () => {
      await studio().send(vendorBet, bet);
      await studio().send(vendorRollback, rollbackOf(bet));
      assert.equal((await studio().send(vendorWin, winOf(bet))).code, 'round_closed');
      assert.equal((await studio().send(vendorBet, bet)).code, 'rolled_back');
    });
    assert.equal(moved, 0);
    assert.equal((await studio().send(vendorRound, { roundId: bet.roundId })).value.state, 'rolled_back');
  });

  test('takes several bets and wins in a round until it is closed', async () => {
    const bet = betOf(anna());
    const moved = await balanceChange(studio(), anna(), async () => {
      await studio().send(vendorBet, bet);
      await studio().send(vendorBet, { ...bet, transactionId: newId(), amount: '5.00' });
      await studio().send(vendorWin, winOf(bet, { amount: '1.00', closeRound: false }));
      await studio().send(vendorWin, winOf(bet, { amount: '2.00' }));
      assert.equal((await studio().send(vendorWin, winOf(bet))).code, 'round_closed');
      assert.equal((await studio().send(vendorBet, { ...bet, transactionId: newId() })).code, 'round_closed');
      assert.equal((await studio().send(vendorRollback, rollbackOf(bet))).code, 'round_closed');
    });
    assert.equal(moved, -1200);
    const { transactions } = (await studio().send(vendorRound, { roundId: bet.roundId })).value;
    assert.deepEqual(
      transactions.map(({ kind, amount }: { kind: string; amount: string }) => `${kind} ${amount}`).sort(),
      ['bet 10.00', 'bet 5.00', 'win 1.00', 'win 2.00'],
    );
  });

  test('moves the money once for twenty concurrent copies of a bet and of a win', async () => {
    const bet = betOf(anna());
    const win = winOf(bet);
    const moved = await balanceChange(studio(), anna(), async () => {
      const bets = await Promise.all(Array.from({ length: 20 }, () => studio().send(vendorBet, bet)));
      assert.equal(new Set(bets.map((answer) => answer.value.reference)).size, 1);
      const wins = await Promise.all(Array.from({ length: 20 }, () => studio().send(vendorWin, win)));
      assert.equal(new Set(wins.map((answer) => answer.value.reference)).size, 1);
    });
    assert.equal(moved, 1500);
  });

  test('refunds the stake when a bet races with its rollback, in either order', async () => {
    const moved = await balanceChange(studio(), anna(), async () => {
      for (let turn = 0; turn < 25; turn += 1) {
        const bet = betOf(anna());
        const pair = [studio().send(vendorBet, bet), studio().send(vendorRollback, rollbackOf(bet))];
        await Promise.all(turn % 2 === 0 ? pair : pair.reverse());
      }
    });
    assert.equal(moved, 0);
  });

  test('refuses a bet of an old launch, but takes the win of its open round', async () => {
    clock.advanceMs(61_000);
    const late = await launchedPlayer(app(), studio(), 'late01', 10_000n);
    const bet = betOf(late);
    await studio().send(vendorBet, bet);
    clock.advanceMs(12 * 3_600_000);
    assert.equal((await studio().send(vendorBet, betOf(late))).code, 'launch_ended');
    assert.equal((await studio().send(vendorWin, winOf(bet, { amount: '0.00' }))).status, 200);
  });

  test('refuses a bet after a logout, but takes the win of an open round', async () => {
    // Logins are limited per minute.
    clock.advanceMs(61_000);
    const carl = await launchedPlayer(app(), studio(), 'carl01', 10_000n);
    const bet = betOf(carl);
    await studio().send(vendorBet, bet);
    await apiClient(app()).send(logout, {}, { token: carl.token });
    assert.equal((await studio().send(vendorBet, betOf(carl))).code, 'launch_ended');
    assert.equal((await studio().send(vendorWin, winOf(bet))).value.balance, '115.00');
  });

  test('leaves the ledger balanced', async () => {
    const check = await app().modules.wallet.checkLedger();
    assert.equal(check.balanced, true);
  });
});

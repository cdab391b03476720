import assert from 'node:assert/strict';
import { test } from 'node:test';
import { vendorResettle } from '@portal/shared/contract/vendor-api/batch-settlement';
import { vendorBet, vendorRollback, vendorWin } from '@portal/shared/contract/vendor-api/rounds';
import { newId } from '../../../kernel/database/ids.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { addMember, tokenOf } from '../../accounts/testing/add-member.ts';
import { playHarness } from '../../games/testing/play-harness.ts';
import { betOf, rollbackOf, winOf } from '../../games/testing/play-moves.ts';
import {
  launchedPlayer,
  openGame,
  type TestPlayer,
  testGame,
  testTransferGame,
  testTransferVendor,
} from '../../games/testing/test-studio.ts';
import { between, memberAccount } from '../../wallet/index.ts';

const again = (bet: ReturnType<typeof betOf>, amount: string) => ({
  transactionId: newId(),
  playerId: bet.playerId,
  gameCode: bet.gameCode,
  roundId: bet.roundId,
  amount,
});

forEachDatabase(({ database }) => {
  const { app, studio } = playHarness(database);

  async function settled(player: Pick<TestPlayer, 'playerId' | 'launchId'>, gameCode = testGame) {
    const bet = betOf({ token: '', ...player }, { gameCode });
    assert.equal((await studio().send(vendorBet, bet)).status, 200);
    assert.equal((await studio().send(vendorWin, winOf(bet, { gameCode }))).status, 200);
    return bet;
  }
  const resettle = async (...items: ReturnType<typeof again>[]) =>
    (await studio().send(vendorResettle, { items })).value.results;

  // covers 9
  test('corrects rounds of a transfer vendor in the wallet there, and what it lacks is owed', async () => {
    const { wallet } = app().modules;
    const member = await addMember(app(), 'carla1');
    const there = memberAccount(member.id, `vendor-${testTransferVendor}`);
    const main = memberAccount(member.id);
    const fund = between({ owner: 'house', ownerId: 'deposits', unit: 'money' }, main, 5000n);
    await wallet.post({ source: 'test', reference: newId(), kind: 'deposit', legs: fund });
    const move = (minor: bigint) =>
      wallet.post({ source: 'test', reference: newId(), kind: 'transfer_out', legs: between(main, there, minor) });
    await move(1000n);
    const opened = await openGame(
      app(),
      studio(),
      await tokenOf(app(), 'carla1'),
      testTransferVendor,
      testTransferGame,
    );
    const bet = await settled(opened, testTransferGame);
    assert.deepEqual([await wallet.balanceOf(main), await wallet.balanceOf(there)], [4000n, 2500n]);
    await move(-2000n);
    const [less] = await resettle(again(bet, '1.00'));
    assert.deepEqual([less?.status, less?.balance, less?.owed], ['done', '0.00', '19.00']);
    const [more] = await resettle(again(bet, '30.00'));
    assert.deepEqual([more?.balance, more?.owed], ['10.00', undefined]);
    assert.deepEqual([await wallet.balanceOf(main), await wallet.isInDebt(member.id)], [6000n, false]);
  });

  test('refuses an unreadable item in its place and settles the others', async () => {
    const player = await launchedPlayer(app(), studio(), 'broken1', 10_000n);
    const item = again(await settled(player), '30.00');
    const items = [{ ...item, amount: 'much' }, null, item, { ...item, roundId: 'a\u0000b' }];
    const answer = await studio().send(vendorResettle, { items });
    assert.equal(answer.status, 200, answer.code);
    assert.deepEqual(
      answer.value.results.map(({ transactionId, status, code }) => [transactionId, code ?? status]),
      [
        [item.transactionId, 'invalid_input'],
        ['', 'invalid_input'],
        [item.transactionId, 'done'],
        [item.transactionId, 'invalid_input'],
      ],
    );
    assert.equal(answer.value.results[2]?.balance, '120.00');
  });

  test('leaves a jackpot of the round where it was paid', async () => {
    const player = await launchedPlayer(app(), studio(), 'jack01', 10_000n);
    const bet = betOf(player);
    await studio().send(vendorBet, bet);
    await app().modules.games.addJackpotWin({
      provider: 'test-studio',
      transactionId: newId(),
      roundId: bet.roundId,
      memberId: player.playerId,
      amount: 70_000n,
      reference: 'none',
      balance: 9000n,
    });
    await studio().send(vendorWin, winOf(bet));
    await resettle(again(bet, '5.00'));
    const found = await app().modules.games.roundById(`test-studio:${bet.roundId}`);
    assert.equal(found?.round.winMinor, 70_500n);
  });

  // covers 9
  test('loses and doubles nothing in concurrent bets, wins, rollbacks, withdrawals and corrections of one player', async () => {
    const { wallet } = app().modules;
    const player = await launchedPlayer(app(), studio(), 'busy01', 100_000n);
    const rounds = await Promise.all(Array.from({ length: 12 }, () => settled(player)));
    const before = await wallet.balanceOf(memberAccount(player.playerId));
    const hold = async () => {
      const movement = { source: 'test', reference: newId() };
      await wallet.hold(player.playerId, 500n, movement);
      await wallet.release(player.playerId, 500n, { ...movement, reference: newId() });
    };
    const work = rounds.flatMap((bet, at) => {
      const corrections = [again(bet, '40.00'), again(bet, '3.00')];
      const [open, back] = [betOf(player), betOf(player)];
      return [
        resettle(...corrections).then(() => resettle(...corrections)),
        studio()
          .send(vendorBet, open)
          .then(() => studio().send(vendorWin, winOf(open, { amount: '10.00' }))),
        studio()
          .send(vendorBet, back)
          .then(() => studio().send(vendorRollback, rollbackOf(back))),
        at % 3 === 0 ? hold() : undefined,
      ];
    });
    await Promise.all(work);
    assert.equal(await wallet.balanceOf(memberAccount(player.playerId)), before - 12n * 2200n);
    assert.equal(await wallet.isInDebt(player.playerId), false);
  });

  test('leaves the ledger balanced', async () => {
    const { accountsThatDiffer, negativePlayerAccounts, unbalancedTransfers } =
      await app().modules.wallet.checkLedger();
    assert.deepEqual([accountsThatDiffer, negativePlayerAccounts, unbalancedTransfers], [0, 0, 0]);
  });
});

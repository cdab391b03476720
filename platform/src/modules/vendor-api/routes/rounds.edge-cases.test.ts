import assert from 'node:assert/strict';
import { test } from 'node:test';
import { launchGame } from '@portal/shared/contract/games/launch';
import {
  vendorAuthenticate,
  vendorBalance,
  vendorBet,
  vendorRollback,
  vendorRound,
  vendorWin,
} from '@portal/shared/contract/vendor-api/rounds';
import { walletTransfer } from '@portal/shared/contract/wallet/transfers';
import { newId } from '../../../kernel/database/ids.ts';
import { apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { allowAnyWin, playHarness } from '../../games/testing/play-harness.ts';
import { balanceChange, balanceOf, betOf, rollbackOf, winOf } from '../../games/testing/play-moves.ts';
import {
  launchedPlayer,
  openGame,
  testGame,
  testTransferGame,
  testTransferVendor,
} from '../../games/testing/test-studio.ts';

/** What a hostile or broken studio sends, and the bounds of play, on both databases. */
forEachDatabase(({ database }) => {
  const { app, clock, studio, player } = playHarness(database);
  const anna = player('anna01', 100_000n);
  const ben = player('ben001', 100_000n);

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
    test(`refuses a stake that is ${what} and changes nothing`, async () => {
      const poor = await launchedPlayer(app(), studio(), `poor${newId().slice(0, 6)}`, 1000n);
      const answer = await studio().send(vendorBet, betOf(poor, { amount: stake }));
      assert.equal(answer.code, code);
      if (code !== 'invalid_input') assert.equal(answer.value.balance, '10.00');
      assert.equal(await balanceOf(studio(), poor), '10.00');
    });
  }

  test('refuses what belongs to another player', async () => {
    const bet = betOf(anna());
    await studio().send(vendorBet, bet);
    const asBen = { playerId: ben().playerId };
    assert.equal((await studio().send(vendorBet, { ...betOf(ben()), roundId: bet.roundId })).code, 'foreign_round');
    assert.equal((await studio().send(vendorWin, winOf(bet, asBen))).code, 'foreign_round');
    assert.equal((await studio().send(vendorRollback, { ...rollbackOf(bet), ...asBen })).code, 'foreign_round');
    assert.equal((await studio().send(vendorBet, betOf(anna(), asBen))).code, 'unknown_player');
    assert.equal((await studio().send(vendorBet, betOf(anna(), { launchId: newId() }))).code, 'launch_ended');
    assert.equal((await studio().send(vendorBet, betOf(anna(), { gameCode: 'other' }))).code, 'unknown_game');
    assert.equal((await studio().send(vendorWin, winOf(betOf(anna())))).code, 'unknown_round');
    assert.equal((await studio().send(vendorBalance, { playerId: newId() })).code, 'unknown_player');
    await studio().send(vendorRollback, rollbackOf(bet));
  });

  test('accepts a launch token for one exchange', async () => {
    const launched = await apiClient(app()).send(
      launchGame,
      { vassalage: 'TEST', gameCode: testGame },
      { token: anna().token },
    );
    const launchToken = new URL(launched.value.content).hash.slice('#t='.length);
    assert.equal((await studio().send(vendorAuthenticate, { launchToken })).value.playerId, anna().playerId);
    assert.equal((await studio().send(vendorAuthenticate, { launchToken })).code, 'launch_token_invalid');
    assert.equal((await studio().send(vendorAuthenticate, { launchToken: 'unknown' })).code, 'launch_token_invalid');
  });

  test('refuses a wrong secret, an old or future time, a used nonce and a changed body', async () => {
    const now = Math.floor(app().server.kernel.clock.now().getTime() / 1000);
    const moved = await balanceChange(studio(), anna(), async () => {
      for (const faults of [
        { secret: 'wrong' },
        { timestamp: String(now - 301) },
        { timestamp: String(now + 301) },
        { timestamp: 'now' },
        { nonce: 'short' },
        { tamper: (body: string) => body.replace('10.00', '10.01') },
      ]) {
        const answer = await studio().send(vendorBet, betOf(anna()), faults);
        assert.deepEqual([answer.status, answer.code], [401, 'bad_signature'], JSON.stringify(faults));
      }
    });
    assert.equal(moved, 0);
    const nonce = newId();
    const bet = betOf(anna());
    assert.equal((await studio().send(vendorBet, bet, { nonce })).status, 200);
    assert.equal((await studio().send(vendorBet, betOf(anna()), { nonce })).code, 'bad_signature');
    assert.equal((await studio().send(vendorRound, { roundId: bet.roundId }, { nonce })).code, 'bad_signature');
    await studio().send(vendorRollback, rollbackOf(bet));
  });

  test('refuses a signed body with one flipped bit anywhere', async () => {
    const moved = await balanceChange(studio(), anna(), async () => {
      for (let bit = 0; bit < 1_000; bit += 1) {
        const tamper = (body: string) => {
          const bytes = Buffer.from(body);
          const at = (bit * 7919) % (bytes.length * 8);
          bytes.writeUInt8(bytes.readUInt8(at >> 3) ^ (1 << (at & 7)), at >> 3);
          return bytes.toString('latin1');
        };
        const answer = await studio().send(vendorBet, betOf(anna()), { tamper });
        assert.ok(['bad_signature', 'malformed_body'].includes(answer.code ?? ''), `bit ${bit}: ${answer.code}`);
      }
    });
    assert.equal(moved, 0);
  });

  test('pays bets at a transfer vendor from the wallet there, and shows each launch its own wallet', async () => {
    clock.advanceMs(61_000);
    const main = await launchedPlayer(app(), studio(), 'dora01', 10_000n);
    const member = apiClient(app());
    const move = (from: string, to: string, amount: string) =>
      member.send(walletTransfer, { from, to, amount }, { token: main.token, headers: { 'idempotency-key': newId() } });
    const launchedWallet = async (vassalage: string, gameCode: string) =>
      (await member.send(launchGame, { vassalage, gameCode }, { token: main.token })).value.wallet;
    const wallet = { vassalage: testTransferVendor, vendorName: 'Test Transfer' };
    assert.deepEqual(await launchedWallet(testTransferVendor, testTransferGame), { ...wallet, balance: '0.00' });
    assert.equal(await launchedWallet(studio().vassalage, testGame), undefined);
    const moved = await move('main', testTransferVendor, '30.00');
    assert.deepEqual(await launchedWallet(testTransferVendor, testTransferGame), { ...wallet, balance: '30.00' });
    assert.deepEqual([moved.value.from, moved.value.to], ['70.00', '30.00']);
    const there = await openGame(app(), studio(), main.token, testTransferVendor, testTransferGame);
    assert.equal(there.balance, '30.00');
    const bet = betOf(there, { gameCode: testTransferGame });
    assert.equal((await studio().send(vendorBet, bet)).value.balance, '20.00');
    const win = winOf(bet, { gameCode: testTransferGame, amount: '5.00' });
    assert.equal((await studio().send(vendorWin, win)).value.balance, '25.00');
    assert.equal(
      (await studio().send(vendorBet, betOf(there, { gameCode: testTransferGame, amount: '25.01' }))).code,
      'insufficient_balance',
    );
    for (const [launchId, balance] of [
      [main.launchId, '70.00'],
      [there.launchId, '25.00'],
    ]) {
      assert.equal(
        (await studio().send(vendorBalance, { playerId: main.playerId, launchId: launchId ?? '' })).value.balance,
        balance,
      );
    }
    const back = await move(testTransferVendor, 'main', '25.00');
    assert.deepEqual([back.value.to, back.value.from], ['95.00', '0.00']);
    assert.equal((await move(testTransferVendor, 'main', '0.01')).code, 'insufficient_balance');
    assert.equal((await move('main', testTransferVendor, '95.01')).code, 'insufficient_balance');
  });

  test('pays and reports the largest possible win, and lets the player go on', async () => {
    clock.advanceMs(61_000);
    await allowAnyWin(app());
    const rich = await launchedPlayer(app(), studio(), 'rich01', 10_000n);
    for (let turn = 0; turn < 2; turn += 1) {
      const bet = betOf(rich);
      await studio().send(vendorBet, bet);
      assert.equal((await studio().send(vendorWin, winOf(bet, { amount: '999999999999.99' }))).status, 200);
    }
    assert.equal(await balanceOf(studio(), rich), '2000000000079.98');
    const bet = betOf(rich);
    assert.equal((await studio().send(vendorBet, bet)).status, 200);
    const tooMuch = await studio().send(vendorWin, winOf(bet, { amount: '1000000000000.00' }));
    assert.deepEqual([tooMuch.status, tooMuch.code], [400, 'invalid_input']);
  });

  test('leaves the ledger balanced', async () => {
    const check = await app().modules.wallet.checkLedger();
    assert.equal(check.balanced, true);
  });
});

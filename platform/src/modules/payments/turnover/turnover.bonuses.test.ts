import assert from 'node:assert/strict';
import { test } from 'node:test';
import { minorUnits } from '@portal/shared/contract/money/amounts';
import { vendorResettle } from '@portal/shared/contract/vendor-api/batch-settlement';
import { vendorBet, vendorRollback } from '@portal/shared/contract/vendor-api/rounds';
import { walletTransfer } from '@portal/shared/contract/wallet/transfers';
import { newId } from '../../../kernel/database/ids.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { heldUntilBlocked } from '../../../testing/database/held-until-blocked.ts';
import { rollbackOf } from '../../games/testing/play-moves.ts';
import {
  openGame,
  testGame,
  testProvider,
  testTransferGame,
  testTransferVendor,
} from '../../games/testing/test-studio.ts';
import { between, houseAccount, memberAccount } from '../../wallet/index.ts';
import { bonusHarness } from '../testing/bonus-harness.ts';
import { applyAs } from '../testing/withdrawing-member.ts';

/** What bonuses and deposits lock, computed by hand: decisions/089. */
forEachDatabase(({ kind, database }) => {
  const { app, api, studio, member } = bonusHarness(database);

  test('locks a bonus of 10.00 in a balance of 9,989.00, and shows the turnover it requires', async () => {
    const anna = await member('bt-anna', 997_900n);
    await anna.bonus(1000n, 300);
    const { balance, withdrawable, sources, blockedBy } = await anna.terms();
    assert.deepEqual([balance, withdrawable, blockedBy], ['9989.00', '9979.00', []]);
    const [{ at: _at, ...source } = { at: '' }] = sources;
    const amounts = { amount: '10.00', required: '30.00', missing: '30.00', bound: '10.00' };
    assert.deepEqual(source, { from: 'promotion', name: 'Ten for ten', ...amounts });
    const refused = await applyAs(app(), anna.player, '9979.01');
    assert.equal(refused.code, 'turnover_missing');
    assert.equal(refused.message, 'You can withdraw 9,979.00 now. Bet 30.00 more to withdraw the rest');
    assert.deepEqual(refused.value, { missing: '30.00', withdrawable: '9979.00' });
    assert.equal((await applyAs(app(), anna.player, '9979.00')).status, 200);
    assert.deepEqual(await anna.stands(), ['10.00', '0.00', 'promotion 30.00 10.00']);
  });

  test('stakes the bonus first, shares a win, and releases a met bonus, as in the worked example', async () => {
    const ben = await member('bt-ben1', 10_000n);
    await ben.bonus(1000n, 300);
    assert.deepEqual(await ben.stands(), ['110.00', '100.00', 'promotion 30.00 10.00']);
    await ben.win(await ben.bet('4.00'), '0.00');
    assert.deepEqual(await ben.stands(), ['106.00', '100.00', 'promotion 26.00 6.00']);
    const open = await ben.bet('10.00');
    assert.deepEqual(await ben.stands(), ['96.00', '96.00', 'promotion 26.00 0.00'], 'its last 6.00 are on the table');
    await ben.win(open, '25.00');
    assert.deepEqual(await ben.stands(), ['121.00', '106.00', 'promotion 16.00 15.00'], '6 of 10 of 25.00');
    await ben.win(await ben.bet('16.00'), '40.00');
    assert.deepEqual(await ben.stands(), ['145.00', '145.00']);
  });

  test('locks nothing and requires no bets for a lost bonus', async () => {
    const carl = await member('bt-carl', 10_000n);
    await carl.bonus(1000n, 300);
    await carl.win(await carl.bet('10.00'), '0.00');
    assert.deepEqual(await carl.stands(), ['100.00', '100.00']);
    await carl.deposit(2000n);
    assert.deepEqual(await carl.stands(), ['120.00', '100.00', 'deposit 20.00 20.00']);
    await carl.win(await carl.bet('15.00'), '0.00');
    assert.deepEqual(await carl.stands(), ['105.00', '100.00', 'deposit 5.00 5.00'], 'the lost bonus takes no bets');
  });

  // covers 7.1
  test('locks only the part of a deposit that has not been bet', async () => {
    const dora = await member('bt-dora', 0n);
    await dora.deposit(10_000n);
    await dora.bonus(2000n, 100);
    assert.deepEqual(await dora.stands(), ['120.00', '0.00', 'deposit 100.00 100.00', 'promotion 20.00 20.00']);
    await dora.win(await dora.bet('60.00'), '90.00');
    // 20.00 of the stake are the bonus: 30.00 of the win are locked; 40.00 of the deposit are still to be bet.
    assert.deepEqual(await dora.stands(), ['150.00', '80.00', 'deposit 40.00 40.00', 'promotion 20.00 30.00']);
    await dora.win(await dora.bet('60.00'), '60.00');
    assert.deepEqual(await dora.stands(), ['150.00', '150.00']);
  });

  test('requires no bets for a lost deposit, but does for one staked in an open round', async () => {
    const { settings } = app().modules;
    await settings.write('deposit.turnoverPercent', 300, 'test');
    try {
      const lea = await member('bt-lea1', 0n);
      await lea.deposit(10_000n);
      const bet = await lea.bet('100.00');
      await lea.deposit(5000n);
      assert.deepEqual(await lea.stands(), ['50.00', '0.00', 'deposit 300.00 100.00', 'deposit 150.00 50.00']);
      await lea.win(bet, '0.00');
      await lea.win(await lea.bet('50.00'), '0.00');
      await lea.deposit(4000n);
      assert.deepEqual(await lea.stands(), ['40.00', '0.00', 'deposit 120.00 40.00']);
      await settings.write('deposit.turnoverPercent', 100, 'test');
      const legs = between(memberAccount(lea.memberId), houseAccount('adjustments'), 4000n);
      await app().modules.wallet.adjust(lea.memberId, { source: 'test', reference: newId(), kind: 'adjustment', legs });
      await lea.deposit(2000n);
      await lea.win(await lea.bet('20.00'), '25.00');
      assert.deepEqual(await lea.stands(), ['25.00', '25.00']);
    } finally {
      await settings.write('deposit.turnoverPercent', 100, 'test');
    }
  });

  test('stakes the older of two bonuses first, and gives each its part of the win', async () => {
    const eve = await member('bt-eve1', 0n);
    await eve.bonus(1000n, 500);
    await eve.bonus(2000n, 500);
    const bet = await eve.bet('15.00');
    assert.deepEqual(await eve.stands(), ['15.00', '0.00', 'promotion 50.00 0.00', 'promotion 100.00 15.00']);
    await eve.win(bet, '30.00');
    assert.deepEqual(await eve.stands(), ['45.00', '0.00', 'promotion 35.00 20.00', 'promotion 100.00 25.00']);
  });

  test('stakes a bonus also in a game that does not count for it', async () => {
    const fay = await member('bt-fay1', 0n);
    await fay.bonus(1000n, 100, { LIVE: 100 });
    await fay.win(await fay.bet('10.00'), '500.00');
    assert.deepEqual(await fay.stands(), ['500.00', '0.00', 'promotion 10.00 500.00']);
  });

  test('locks a win before the round ends and before it is counted', async () => {
    const gus = await member('bt-gus1', 0n);
    await gus.bonus(1000n, 1000);
    const bet = await gus.bet('10.00');
    await gus.win(bet, '300.00', false);
    assert.equal((await gus.terms()).withdrawable, '0.00');
    await gus.win(bet, '200.00');
    const { withdrawable, blockedBy } = await gus.terms();
    assert.deepEqual([withdrawable, blockedBy], ['0.00', ['turnover_missing']]);
    assert.equal((await applyAs(app(), gus.player, '100.00')).code, 'turnover_missing');
  });

  test('returns a rollback to the bonus first, and changes nothing on repeats', async () => {
    const hal = await member('bt-hal1', 1000n);
    await hal.bonus(1000n, 1000);
    const bet = await hal.bet('15.00');
    assert.equal((await studio().send(vendorBet, bet)).status, 200);
    const more = await hal.bet('5.00', { roundId: bet.roundId });
    assert.deepEqual(await hal.stands(), ['0.00', '0.00', 'promotion 100.00 0.00']);
    const back = rollbackOf(more);
    for (const _turn of [1, 2]) assert.equal((await studio().send(vendorRollback, back)).status, 200);
    assert.deepEqual(await hal.stands(), ['5.00', '0.00', 'promotion 100.00 5.00']);
    assert.equal((await studio().send(vendorRollback, rollbackOf(bet))).status, 200);
    assert.deepEqual(await hal.stands(), ['20.00', '10.00', 'promotion 100.00 10.00']);
    const late = { ...rollbackOf(bet), transactionId: newId(), betTransactionId: newId() };
    assert.equal((await studio().send(vendorRollback, late)).status, 200);
    assert.deepEqual(await hal.stands(), ['20.00', '10.00', 'promotion 100.00 10.00'], 'a tombstone gives nothing');
  });

  test('locks the corrected win of a round that is settled again', async () => {
    const ida = await member('bt-ida1', 1000n);
    await ida.bonus(1000n, 1000);
    const bet = await ida.bet('20.00');
    await ida.win(bet, '0.00');
    assert.deepEqual(await ida.stands(), ['0.00', '0.00']);
    const again = async (amount: string) => {
      const round = { playerId: bet.playerId, gameCode: testGame, roundId: bet.roundId };
      const item = { transactionId: newId(), ...round, amount };
      assert.equal((await studio().send(vendorResettle, { items: [item] })).status, 200);
    };
    await again('80.00');
    assert.deepEqual(await ida.stands(), ['80.00', '40.00', 'promotion 100.00 40.00'], 'half the stake was the bonus');
    await again('0.00');
    assert.deepEqual(await ida.stands(), ['0.00', '0.00']);
  });

  test('takes a correction from own money first', async () => {
    const jon = await member('bt-jon1', 10_000n);
    await jon.bonus(1000n, 1000);
    const legs = between(memberAccount(jon.memberId), houseAccount('adjustments'), 10_400n);
    await app().modules.wallet.adjust(jon.memberId, { source: 'test', reference: newId(), kind: 'adjustment', legs });
    await app().modules.payments.turnover.trim(jon.memberId);
    assert.deepEqual(await jon.stands(), ['6.00', '0.00', 'promotion 100.00 6.00']);
    await jon.deposit(5000n);
    await app().modules.payments.turnover.trim(jon.memberId);
    assert.deepEqual(await jon.stands(), ['56.00', '0.00', 'promotion 100.00 6.00', 'deposit 50.00 50.00']);
  });

  test('covers what is locked with money at a vendor, and plays with the bonus there', async () => {
    const kim = await member('bt-kim1', 9000n);
    await kim.bonus(1000n, 1000);
    const { token } = kim.player;
    const moved = { from: 'main', to: testTransferVendor, amount: '60.00' };
    const headers = { 'idempotency-key': newId() };
    assert.equal((await api().send(walletTransfer, moved, { token, headers })).status, 200);
    assert.deepEqual(await kim.stands(), ['40.00', '40.00', 'promotion 100.00 10.00']);
    const game = await openGame(app(), studio(), token, testTransferVendor, testTransferGame);
    const bet = await kim.bet('50.00', { launchId: game.launchId, gameCode: testTransferGame });
    await kim.win(bet, '0.00');
    assert.deepEqual(await kim.stands(), ['40.00', '40.00']);
  });

  test('locks nothing of a bonus without turnover or of one that paid a debt', async () => {
    const leo = await member('bt-leo1', 1000n);
    await leo.bonus(1000n, 0);
    assert.deepEqual(await leo.stands(), ['20.00', '20.00']);
    const legs = between(memberAccount(leo.memberId), houseAccount('adjustments'), 2700n);
    await app().modules.wallet.adjust(leo.memberId, { source: 'test', reference: newId(), kind: 'adjustment', legs });
    await leo.bonus(1000n, 100);
    assert.deepEqual(await leo.stands(), ['3.00', '0.00', 'promotion 3.00 3.00'], '7.00 of it paid the debt');
  });

  if (kind === 'embedded') return;

  test('makes a withdrawal wait for a win of the bonus in progress, and finds it locked', async () => {
    const max = await member('bt-max1', 0n);
    await max.bonus(5000n, 1000);
    const bet = await max.bet('50.00');
    const { roundId, playerId, gameCode } = bet;
    const ids = { nonce: newId(), transactionId: newId(), vendor: testProvider };
    const win = { ...ids, playerId, gameCode, roundId, amount: 30_000n, closeRound: true };
    let code: string | undefined;
    const hasWaited = await heldUntilBlocked(
      database(),
      () => app().modules.games.settleWin(win),
      async () => {
        code = (await applyAs(app(), max.player, '100.00')).code;
      },
    );
    assert.deepEqual([hasWaited, code], [true, 'turnover_missing']);
  });

  test('never pays out what a bonus locks in concurrent bets, wins, claims and withdrawals', async () => {
    const { wallet, rewards, settings } = app().modules;
    await settings.write('withdrawal.openAtMost', 100, 'test');
    await settings.write('withdrawal.limits', { min: '1.00', max: '20000.00', perDay: 1000 }, 'test');
    const ned = await member('bt-ned1', 10_000n);
    const grants = await Promise.all([1, 2, 3].map(() => rewards.grants.give(ned.grant(3000n, 3000))));
    const rounds = await Promise.all([1, 2, 3, 4].map(() => ned.bet('5.00')));
    const codes = await Promise.all([
      ...grants.map(({ id }) => rewards.grants.claim(ned.memberId, id).then(() => 'claimed')),
      ...rounds.map((bet, index) => ned.win(bet, `${index * 10}.00`).then(() => 'won')),
      ...Array.from({ length: 8 }, () => ned.bet('8.00').then(() => 'bet')),
      ...Array.from({ length: 8 }, () => applyAs(app(), ned.player, '15.00').then(({ code = 'withdrawn' }) => code)),
    ]);
    const { balance, withdrawable, sources } = await ned.terms();
    const bound = sources.reduce((sum, source) => sum + minorUnits(source.bound), 0n);
    assert.ok(bound <= minorUnits(balance), `${bound} of ${balance}`);
    assert.equal(minorUnits(withdrawable), minorUnits(balance) - bound);
    assert.deepEqual(
      codes.filter((code) => !['claimed', 'won', 'bet', 'withdrawn', 'turnover_missing'].includes(code)),
      [],
    );
    assert.equal((await wallet.checkLedger()).balanced, true);
  });
});

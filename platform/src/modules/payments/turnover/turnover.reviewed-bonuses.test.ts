import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { bonusHarness } from '../testing/bonus-harness.ts';
import { applyAs } from '../testing/withdrawing-member.ts';

/** What bonuses and deposits lock while wins are under review: decisions/089. */
forEachDatabase(({ database }) => {
  const { app, member } = bonusHarness(database);

  /** Adds a member who has staked a whole bonus of 100.00 on a win that is under review. */
  async function stakedBonus(account: string) {
    const someone = await member(account, 0n);
    await someone.bonus(10_000n, 3000);
    const held = await someone.win(await someone.bet('100.00'), '600000.00');
    assert.deepEqual(await someone.stands(), ['0.00', '0.00', 'promotion 3000.00 0.00']);
    return { ...someone, held };
  }

  test('requires the bets for a deposit whose win is under review', async () => {
    const sue = await member('bt-sue1', 0n);
    await sue.deposit(10_000n);
    const held = await sue.win(await sue.bet('100.00'), '600000.00');
    await sue.deposit(5000n);
    assert.deepEqual(await sue.stands(), ['50.00', '0.00', 'deposit 100.00 100.00', 'deposit 50.00 50.00']);
    await sue.decide(held, 'pay');
    assert.deepEqual(await sue.stands(), ['600050.00', '600000.00', 'deposit 50.00 50.00']);
  });

  // covers 6
  test('locks a win paid after review, and keeps the bonus staked for it until then', async () => {
    const pia = await stakedBonus('bt-pia1');
    await pia.decide(pia.held, 'pay');
    assert.deepEqual(await pia.stands(), ['600000.00', '0.00', 'promotion 2900.00 600000.00']);
    assert.equal((await applyAs(app(), pia.player, '100.00')).code, 'turnover_missing');
  });

  test('locks of a win paid after review the part of the bonus alone', async () => {
    const quin = await member('bt-quin', 10_000n);
    await quin.bonus(10_000n, 3000);
    const bet = await quin.bet('150.00');
    await quin.win(bet, '30.00', false);
    const held = await quin.win(bet, '600000.00');
    assert.deepEqual(await quin.stands(), ['80.00', '60.00', 'promotion 3000.00 20.00'], '100 of 150 of 30.00');
    await quin.decide(held, 'pay');
    assert.deepEqual(await quin.stands(), ['600080.00', '200060.00', 'promotion 2850.00 400020.00']);
  });

  test('loses a bonus with the rejection of the win it was staked for', async () => {
    const ria = await stakedBonus('bt-ria1');
    await ria.decide(ria.held, 'reject');
    assert.deepEqual(await ria.stands(), ['0.00', '0.00']);
  });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getPointBalance, getPointReward, getRedeemPointList } from '@portal/shared/contract/rewards/points';
import { sql } from 'drizzle-orm';
import { newId } from '../../../../kernel/database/ids.ts';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { hostedApp } from '../../../../testing/hosted-app.ts';
import { testClock } from '../../../../testing/test-clock.ts';
import { addMember, tokenOf } from '../../../accounts/testing/add-member.ts';
import { memberAccount } from '../../../wallet/index.ts';
import { type PointMember, pointMember, pointsHeldBy, redeemAs, testAddress } from '../../testing/point-member.ts';

const changer = { who: 'test', why: 'test' };

forEachDatabase(({ database }) => {
  const clock = testClock();
  const harness = hostedApp(database, { clock, isSeeded: true });

  const redeem = (player: PointMember, change = {}) => redeemAs(harness.app, player, change);
  const held = (player: PointMember) => pointsHeldBy(harness.app, player);
  const list = async ({ token }: PointMember, query = {}) =>
    (await harness.api.send(getRedeemPointList, query, { token })).value;
  const stockOf = async ({ token }: PointMember, id: string) =>
    (await harness.api.send(getPointReward, {}, { token })).value.presents.find((present) => present.id === id)?.stock;
  const setStock = async (id: string, stock: number) => {
    const { value } = await harness.app.modules.content.documents.get('point-reward', id);
    await harness.app.modules.content.documents.set(
      'point-reward',
      id,
      { value: { ...Object(value), stock } },
      changer,
    );
  };

  // covers 3
  test('holds the points of a redemption, reduces the stock, and lists it with masked data', async () => {
    const player = await pointMember(harness.app, 'red0001', 10_000n);
    const stock = (await stockOf(player, 'dice-cup')) ?? 0;
    const { status, value } = await redeem(player, { quantity: 2 });
    assert.equal(status, 200, JSON.stringify(value));
    assert.deepEqual(
      [value.state, value.name, value.type, value.quantity, value.pointsRequired, value.changedPoints, value.balance],
      ['in_process', 'Dice cup', 'present', 2, 3200, -6400, 3600],
    );
    assert.deepEqual(
      [value.address, value.amount, value.amountRequired, value.remark],
      ['12 Har…', '0.00', '0.00', ''],
    );
    assert.match(value.mobile, /^\+63\*+\d{4}$/);
    assert.deepEqual(await held(player), [3600n, 6400n]);
    assert.equal(await stockOf(player, 'dice-cup'), stock - 2);
    assert.deepEqual(await list(player), { list: [value], totalPages: 1 });
    assert.deepEqual((await list(player, { state: 'approved' })).list, []);
    const { value: points } = await harness.api.send(getPointBalance, {}, { token: player.token });
    assert.deepEqual([points.currentPoints, points.heldPoints], [3600, 6400]);
  });

  test('encrypts the address in the database', async () => {
    const { rows } = await database().db.execute(sql`select address, mobile from point_redemptions`);
    assert.ok(rows.length > 0);
    const text = JSON.stringify(rows);
    assert.ok(!text.includes('Harbour') && !text.includes('+63') && !text.includes(testAddress), text);
  });

  // covers 5
  test('refuses invalid quantities, addresses and numbers at their field, and changes nothing', async () => {
    const player = await pointMember(harness.app, 'red0002', 1_000_000n);
    const bad: [string, unknown][] = [
      ...[0, -1, 1.5, 101, 1e12, '1', null].map((quantity): [string, unknown] => ['quantity', quantity]),
      ...['', '   ', 'short', 'x'.repeat(301), '<b>12 Harbour Road</b>', 7].map((one): [string, unknown] => [
        'address',
        one,
      ]),
      ['mobileNum', '12'],
      ['paymentPassword', '12345'],
    ];
    for (const [field, typed] of bad) {
      const answer = await redeem(player, { [field]: typed });
      assert.deepEqual([answer.status, Object.keys(answer.fields ?? {})], [400, [field]], `${field} ${typed}`);
    }
    const wrong = await redeem(player, { mobileNum: '0000000', countryDialingCode: '+63' });
    assert.deepEqual([wrong.code, Object.keys(wrong.fields ?? {})], ['invalid_mobile', ['mobileNum']]);
    assert.deepEqual([await held(player), (await list(player)).list], [[1_000_000n, 0n], []]);
  });

  test('refuses without enough points, for removed, hidden or unknown presents, and beyond the stock', async () => {
    const player = await pointMember(harness.app, 'red0003', 3199n);
    assert.equal((await redeem(player)).code, 'points_missing');
    const rich = await pointMember(harness.app, 'red0004', 1_000_000n);
    assert.equal((await redeem(rich, { presentId: 'no-such' })).code, 'present_not_found');
    const { value } = await harness.app.modules.content.documents.get('point-reward', 'football');
    await harness.app.modules.content.documents.remove('point-reward', 'football', changer);
    assert.equal((await redeem(rich, { presentId: 'football' })).code, 'present_not_found');
    const hidden = { value: { ...Object(value), isShown: false } };
    await harness.app.modules.content.documents.set('point-reward', 'football', hidden, changer);
    assert.equal((await redeem(rich, { presentId: 'football' })).code, 'present_not_found');
    await setStock('lantern', 2);
    const { code, message } = await redeem(rich, { presentId: 'lantern', quantity: 3 });
    assert.deepEqual([code, message], ['present_out_of_stock', 'Only 2 left of this gift']);
    assert.equal((await redeem(rich, { presentId: 'lantern', quantity: 2 })).status, 200);
    assert.equal((await redeem(rich, { presentId: 'lantern' })).code, 'present_out_of_stock');
    await setStock('lantern', 1);
    assert.equal(await stockOf(rich, 'lantern'), 0, 'the operator set fewer than were taken');
    assert.deepEqual(await held(player), [3199n, 0n]);
  });

  test('applies once per idempotency key; refuses another body under it, and a missing key', async () => {
    const player = await pointMember(harness.app, 'red0005', 10_000n);
    const key = newId();
    const first = await redeem(player, { key });
    const again = await redeem(player, { key });
    assert.deepEqual([again.status, again.value], [200, first.value]);
    assert.equal((await redeem(player, { key, quantity: 2 })).code, 'idempotency_conflict');
    assert.equal((await redeem(player, { key: '' })).code, 'idempotency_key_required');
    assert.deepEqual(await held(player), [6800n, 3200n]);
  });

  // covers 7.2
  test('locks after five wrong payment passwords, even for the right one', async () => {
    const player = await pointMember(harness.app, 'red0006', 10_000n);
    for (let turn = 0; turn < 5; turn += 1) {
      const { code, fields } = await redeem(player, { paymentPassword: '000000' });
      assert.deepEqual([code, Object.keys(fields ?? {})], ['payment_password_wrong', ['paymentPassword']]);
    }
    assert.equal((await redeem(player)).code, 'payment_password_locked');
    assert.deepEqual(await held(player), [10_000n, 0n]);
    clock.advanceMs(30 * 60_000);
    const token = await tokenOf(harness.app, player.account);
    assert.equal((await redeem({ ...player, token })).status, 200);
  });

  // covers 6
  test('refuses visitors, trial and closed accounts, and members without payment password or number', async () => {
    const player = await pointMember(harness.app, 'red0007', 10_000n);
    assert.equal((await redeem({ ...player, token: '' })).code, 'not_logged_in');
    await addMember(harness.app, 'trial000000031', { type: 4 });
    const trial = await tokenOf(harness.app, 'trial000000031');
    assert.equal((await redeem({ ...player, token: trial })).code, 'in_need_true_account');
    await addMember(harness.app, 'red0008');
    assert.equal(
      (await redeem({ ...player, token: await tokenOf(harness.app, 'red0008') })).code,
      'payment_password_missing',
    );
    const { id } = await addMember(harness.app, 'red0009', { paymentPassword: '246810' });
    const bare = { memberId: id, account: 'red0009', token: await tokenOf(harness.app, 'red0009') };
    const missing = await redeem(bare);
    assert.deepEqual([missing.code, Object.keys(missing.fields ?? {})], ['mobile_missing', ['mobileNum']]);
    await harness.app.modules.member.setState(player.memberId, 'closed');
    const closed = await redeem(player);
    assert.ok(['account_closed', 'not_logged_in'].includes(closed.code ?? ''), closed.code);
    assert.deepEqual(await held(player), [10_000n, 0n]);
  });

  test('pays a bonus at once with turnover if the setting says so, and hides one without terms', async () => {
    const { settings, content, wallet, payments } = harness.app.modules;
    const player = await pointMember(harness.app, 'red0010', 10_000n);
    const { value } = await redeem(player, { presentId: 'bonus-10', quantity: 3 });
    assert.deepEqual(
      [value.state, value.amount, value.amountRequired, value.changedPoints, value.balance],
      ['approved', '30.00', '30.00', -3000, 7000],
    );
    assert.equal(await wallet.balanceOf(memberAccount(player.memberId)), 3000n);
    assert.deepEqual(await held(player), [7000n, 0n]);
    assert.equal(await payments.turnover.missing(player.memberId), 3000n);
    await settings.write('points.bonuses', [], 'test');
    assert.equal((await redeem(player, { presentId: 'bonus-10' })).code, 'present_not_found');
    const offered = await content.shown.pointPresents('EN');
    assert.ok(offered.every(({ type }) => type === 'present'));
  });

  test('shows redemptions only to their owner', async () => {
    const other = await pointMember(harness.app, 'red0011', 0n);
    assert.deepEqual((await list(other)).list, []);
    assert.equal((await harness.api.send(getRedeemPointList, {}, {})).code, 'not_logged_in');
  });

  test('keeps the ledger balanced', async () => {
    const check = await harness.app.modules.wallet.checkLedger();
    assert.equal(check.balanced, true, JSON.stringify(check));
  });
});

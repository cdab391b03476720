import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getPointConfig } from '@portal/shared/contract/rewards/points';
import { newId } from '../../../../kernel/database/ids.ts';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { hostedApp } from '../../../../testing/hosted-app.ts';
import { testClock } from '../../../../testing/test-clock.ts';
import { addMember, tokenOf } from '../../../accounts/testing/add-member.ts';
import { memberAccount } from '../../../wallet/index.ts';
import { convertAs, type PointMember, pointMember, pointsHeldBy } from '../../testing/point-member.ts';

forEachDatabase(({ database }) => {
  const clock = testClock();
  const harness = hostedApp(database, { clock });

  const config = async ({ token }: PointMember) => (await harness.api.send(getPointConfig, {}, { token })).value;
  const main = ({ memberId }: PointMember) => harness.app.modules.wallet.balanceOf(memberAccount(memberId));
  const convert = (player: PointMember, points: unknown, change = {}) => convertAs(harness.app, player, points, change);

  // covers 7.2
  test('converts points by the ratio with turnover, and shows what is left today', async () => {
    const player = await pointMember(harness.app, 'conv001', 2500n);
    const { id, ...value } = (await convert(player, 1200)).value;
    assert.deepEqual(value, { points: 1200, amount: '12.00', turnover: '12.00', balance: 1300 });
    assert.ok(id);
    assert.deepEqual([await main(player), await pointsHeldBy(harness.app, player)], [1200n, [1300n, 0n]]);
    assert.equal(await harness.app.modules.payments.turnover.missing(player.memberId), 1200n);
    const { exchangeRatio, convertLeftToday, hasPaymentPassword, mobile, depositPerPoint } = await config(player);
    assert.deepEqual(
      [exchangeRatio, convertLeftToday, hasPaymentPassword, depositPerPoint],
      [100, 48_800, true, '100.00'],
    );
    assert.match(mobile ?? '', /^\+63\*+/);
  });

  test('refuses invalid, broken, too few and too many points, and changes nothing', async () => {
    const player = await pointMember(harness.app, 'conv002', 1000n);
    for (const points of [0, -100, 1.5, 1e12, '100', null]) {
      const answer = await convert(player, points);
      assert.deepEqual([answer.status, Object.keys(answer.fields ?? {})], [400, ['points']], String(points));
    }
    const refused = async (points: number) => {
      const { code, message } = await convert(player, points);
      return [code, message];
    };
    assert.deepEqual(await refused(99), ['points_below_minimum', 'You can convert 100 points or more']);
    assert.deepEqual(await refused(150), ['points_not_whole', 'Please enter a multiple of 100 points']);
    assert.deepEqual(await refused(50_100), ['points_cap_of_day', 'You can convert 50000 more points today']);
    assert.equal((await convert(player, 1100)).code, 'points_missing');
    assert.deepEqual([await main(player), await pointsHeldBy(harness.app, player)], [0n, [1000n, 0n]]);
  });

  test('limits conversions per day', async () => {
    clock.set('2026-03-10T08:00:00.000Z');
    await harness.app.modules.settings.write('points.convert', { min: 100, perDay: 500, turnoverPercent: 0 }, 'test');
    const player = await pointMember(harness.app, 'conv003', 5000n);
    assert.equal((await convert(player, 400)).status, 200);
    assert.equal((await convert(player, 200)).code, 'points_cap_of_day');
    assert.equal((await convert(player, 100)).status, 200);
    assert.equal((await config(player)).convertLeftToday, 0);
    clock.set('2026-03-11T08:00:00.000Z');
    const token = await tokenOf(harness.app, player.account);
    assert.equal((await convert({ ...player, token }, 500)).status, 200);
    assert.equal(await harness.app.modules.payments.turnover.missing(player.memberId), 0n);
  });

  test('converts once per idempotency key; refuses another body under it, and a missing key', async () => {
    const player = await pointMember(harness.app, 'conv004', 1000n);
    const key = newId();
    const first = await convert(player, 200, { key });
    const again = await convert(player, 200, { key });
    assert.deepEqual([again.status, again.value], [200, first.value]);
    assert.equal((await convert(player, 300, { key })).code, 'idempotency_conflict');
    assert.equal((await convert(player, 200, { key: '' })).code, 'idempotency_key_required');
    assert.deepEqual([await main(player), await pointsHeldBy(harness.app, player)], [200n, [800n, 0n]]);
  });

  test('leaves nothing of a conversion that fails halfway, and accepts its key again', async () => {
    const player = await pointMember(harness.app, 'conv007', 1000n);
    const { deps } = harness.app.modules.rewards.points;
    const { grants } = deps;
    const key = newId();
    deps.grants = { ...grants, giveAndPay: () => Promise.reject(new Error('the process dies here')) };
    try {
      assert.equal((await convert(player, 200, { key })).status, 500);
    } finally {
      deps.grants = grants;
    }
    assert.deepEqual([await main(player), await pointsHeldBy(harness.app, player)], [0n, [1000n, 0n]]);
    assert.equal((await convert(player, 200, { key })).status, 200);
    assert.deepEqual([await main(player), await pointsHeldBy(harness.app, player)], [200n, [800n, 0n]]);
  });

  test('locks after five wrong payment passwords, and refuses trial and closed accounts', async () => {
    const player = await pointMember(harness.app, 'conv005', 1000n);
    for (let turn = 0; turn < 5; turn += 1)
      assert.equal((await convert(player, 200, { paymentPassword: '000000' })).code, 'payment_password_wrong');
    assert.equal((await convert(player, 200)).code, 'payment_password_locked');
    await addMember(harness.app, 'trial000000041', { type: 4 });
    const trial = await tokenOf(harness.app, 'trial000000041');
    assert.equal((await convert({ ...player, token: trial }, 200)).code, 'in_need_true_account');
    const closing = await pointMember(harness.app, 'conv006', 1000n);
    await harness.app.modules.member.setState(closing.memberId, 'closed');
    const closed = await convert(closing, 200);
    assert.ok(['account_closed', 'not_logged_in'].includes(closed.code ?? ''), closed.code);
    assert.deepEqual([await main(player), await pointsHeldBy(harness.app, closing)], [0n, [1000n, 0n]]);
  });

  test('keeps the ledger balanced', async () => {
    const check = await harness.app.modules.wallet.checkLedger();
    assert.equal(check.balanced, true, JSON.stringify(check));
  });
});

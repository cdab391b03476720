import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getPointConfig, getPointReward } from '@portal/shared/contract/rewards/points';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { convertAs, type PointMember, pointMember, pointsHeldBy, redeemAs } from '../testing/point-member.ts';

const changer = { who: 'test', why: 'test' };

forEachDatabase(({ database }) => {
  const harness = hostedApp(database, { isSeeded: true });

  async function ratesShown({ token }: PointMember) {
    const { exchangeRatio: ratio, turnoverPercent } = (await harness.api.send(getPointConfig, {}, { token })).value;
    return { ratio, turnoverPercent };
  }
  async function presentShown({ token }: PointMember, wanted: string) {
    const { presents } = (await harness.api.send(getPointReward, {}, { token })).value;
    const found = presents.find(({ id }) => id === wanted);
    assert.ok(found, wanted);
    const { points, amount, turnover } = found;
    return { points, amount, turnover };
  }

  test('converts points only at the ratio and turnover that were shown', async () => {
    const { settings } = harness.app.modules;
    const player = await pointMember(harness.app, 'shown01', 5000n);
    const shown = await ratesShown(player);
    await settings.write('points.exchangeRatio', 1000, 'test');
    assert.equal((await convertAs(harness.app, player, 1000, { shown })).code, 'conflict');
    const dearer = await ratesShown(player);
    const terms = await settings.get('points.convert');
    await settings.write('points.convert', { ...terms, turnoverPercent: 3000 }, 'test');
    assert.equal((await convertAs(harness.app, player, 1000, { shown: dearer })).code, 'conflict');
    assert.deepEqual(await pointsHeldBy(harness.app, player), [5000n, 0n]);
    const now = await ratesShown(player);
    assert.deepEqual(now, { ratio: 1000, turnoverPercent: 3000 });
    const { value } = await convertAs(harness.app, player, 1000, { shown: now });
    assert.deepEqual([value.amount, value.turnover], ['1.00', '30.00']);
  });

  test('redeems a present only at the price that was shown', async () => {
    const { documents } = harness.app.modules.content;
    const player = await pointMember(harness.app, 'shown02', 20_000n);
    const shown = await presentShown(player, 'dice-cup');
    const { value } = await documents.get('point-reward', 'dice-cup');
    await documents.set('point-reward', 'dice-cup', { value: { ...Object(value), points: 6400 } }, changer);
    assert.equal((await redeemAs(harness.app, player, { shown })).code, 'conflict');
    assert.deepEqual(await pointsHeldBy(harness.app, player), [20_000n, 0n]);
    const now = await presentShown(player, 'dice-cup');
    assert.equal((await redeemAs(harness.app, player, { shown: now })).value.pointsRequired, 6400);
  });

  test('pays a bonus for points only with the money and turnover that were shown', async () => {
    const { settings } = harness.app.modules;
    const player = await pointMember(harness.app, 'shown03', 50_000n);
    const [terms, ...others] = await settings.get('points.bonuses');
    assert.ok(terms);
    const shown = await presentShown(player, terms.id);
    for (const change of [{ amount: '1.00' }, { turnoverPercent: terms.turnoverPercent * 10 + 100 }]) {
      await settings.write('points.bonuses', [{ ...terms, ...change }, ...others], 'test');
      const { code } = await redeemAs(harness.app, player, { presentId: terms.id, shown });
      assert.equal(code, 'conflict', JSON.stringify(change));
    }
    assert.deepEqual(await pointsHeldBy(harness.app, player), [50_000n, 0n]);
  });
});

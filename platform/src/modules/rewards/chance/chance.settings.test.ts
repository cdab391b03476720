import assert from 'node:assert/strict';
import { test } from 'node:test';
import { proposeSetting } from '@portal/shared/contract/settings/operator-settings';
import { newId } from '../../../kernel/database/ids.ts';
import { ownApp } from '../../../testing/own-app.ts';
import { financeOperators } from '../../payments/testing/finance-operators.ts';

const { app, api } = ownApp();
const prize = (id: string, weight: number, amount = '1.00') => ({ id, kind: 'amount', amount, weight });

// covers 2.5
test('refuses odds that do not sum to one, and other invalid settings', async () => {
  const { maker, accept } = await financeOperators(app());
  const { settings } = app().modules;
  const now = await settings.get('rewards.chance.wheel');
  const propose = async (value: unknown) => {
    const options = { token: await maker(), headers: { 'idempotency-key': newId() } };
    return api().send(proposeSetting, { key: 'rewards.chance.wheel', value, why: 'a test of odds' }, options);
  };
  const broken: [string, object][] = [
    ['one too few', { prizes: [prize('a', 999_998), prize('b', 1)] }],
    ['one too many', { prizes: [prize('a', 1_000_000), prize('b', 1)] }],
    ['a part of a part', { prizes: [prize('a', 999_999.5), prize('b', 0.5)] }],
    ['below nothing', { prizes: [prize('a', 1_000_000), prize('b', 1), prize('c', -1)] }],
    ['one prize', { prizes: [prize('a', 1_000_000)] }],
    ['one id for two', { prizes: [prize('a', 500_000), prize('a', 500_000)] }],
    ['an amount of nothing', { prizes: [prize('a', 500_000, '0.00'), prize('b', 500_000)] }],
    ['no draws', { perDay: 0 }],
    ['a prize above what a day has', { budget: { perDay: '887.99', inAll: '5000.00' } }],
    ['a prize above what there is', { budget: { perDay: '888.00', inAll: '100.00' } }],
    ['a budget below nothing', { budget: { perDay: '-1.00', inAll: '5.00' } }],
  ];
  for (const [name, change] of broken)
    assert.equal((await propose({ ...now, ...change })).code, 'invalid_setting', name);
  assert.deepEqual(await settings.get('rewards.chance.wheel'), now);
  const egg = { ...(await settings.get('rewards.chance.egg')), stakePerTicket: '0.99' };
  const options = { token: await maker(), headers: { 'idempotency-key': newId() } };
  const cheap = await api().send(proposeSetting, { key: 'rewards.chance.egg', value: egg, why: 'a test' }, options);
  assert.equal(cheap.code, 'invalid_setting', 'a ticket that costs next to nothing');
  const good = await propose({ ...now, prizes: [prize('a', 999_999), prize('b', 1)] });
  assert.equal(good.status, 200, good.code);
  assert.equal((await accept(good.value.id)).status, 200);
  assert.equal((await settings.get('rewards.chance.wheel')).prizes.length, 2);
});

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { listAudit } from '@portal/shared/contract/operators/audit';
import {
  getSetting,
  listSettingHistory,
  proposeSetting,
  setSetting,
  undoSetting,
} from '@portal/shared/contract/settings/operator-settings';
import type { App } from '../../../app.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { operatorPerson, operatorToken } from '../../../testing/operator-token.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { type FinanceOperators, financeOperators } from '../../payments/testing/finance-operators.ts';

const limits = { min: '20.00', max: '500.00', perDay: 2 };
const why = 'a test of settings';

forEachDatabase(({ database }) => {
  let app: App;
  let api: ApiClient;
  let operators: FinanceOperators;
  let content: string;
  before(async () => {
    app = await testApp(database());
    api = apiClient(app);
    operators = await financeOperators(app);
    content = await operatorToken(app, 'writer', 'content', 'admin');
  });
  after(() => app.close());

  const propose = async (key: string, value: unknown, change: object = {}, token?: string) =>
    api.send(
      proposeSetting,
      { key, value, why, ...change },
      { token: token ?? (await operators.maker()), headers: { 'idempotency-key': newId() } },
    );
  const current = async (key: string) => (await api.send(getSetting, { key }, { token: content })).value;

  // covers 6
  test('refuses one person to change or undo a money setting', async () => {
    const keys = [
      'withdrawal.limits',
      'deposit.turnoverPercent',
      'bankAccounts.banks',
      'jackpot.seed',
      'jackpot.paidPerDay',
      'jackpot.source',
    ];
    for (const key of keys) {
      const before = await current(key);
      const set = await api.send(setSetting, { key, value: before.value, why }, { token: content });
      assert.deepEqual([set.status, set.code], [422, 'two_persons_required'], key);
      const undone = await api.send(undoSetting, { key, why }, { token: content });
      assert.equal(undone.code, 'two_persons_required', key);
      assert.deepEqual(await current(key), before);
    }
    const plain = await api.send(setSetting, { key: 'brandName', value: 'Portal', why }, { token: content });
    assert.equal(plain.status, 200, 'others stay as they are');
  });

  test('sets a value proposed by one and approved by another, and names both in history and audit', async () => {
    const key = 'withdrawal.limits';
    const made = await propose(key, limits);
    assert.equal(made.status, 200, made.code);
    assert.deepEqual(JSON.parse(made.value.input.value ?? ''), limits);
    assert.equal((await current(key)).version, 0, 'nothing yet');
    assert.equal((await propose(key, { ...limits, perDay: 3 })).code, 'proposal_open');
    assert.equal((await operators.accept(made.value.id)).status, 200);
    const { value, version, changedBy } = await current(key);
    assert.deepEqual([value, version, changedBy], [limits, 1, 'maker, checker']);
    const { versions } = (await api.send(listSettingHistory, { key }, { token: content })).value;
    assert.deepEqual([versions[0]?.who, versions[0]?.why], ['maker, checker', why]);
    const [line] = (await api.send(listAudit, {}, { token: content })).value.list;
    assert.deepEqual([line?.who, line?.act, line?.target], ['checker', 'change-setting', key]);
  });

  test('creates no request for invalid values, another version, other settings or other roles', async () => {
    const key = 'withdrawal.limits';
    for (const value of [
      7,
      {},
      { ...limits, min: 'abc' },
      { ...limits, min: '501.00' },
      { ...limits, perDay: 0 },
      null,
    ])
      assert.equal((await propose(key, value)).code, 'invalid_setting', JSON.stringify(value));
    for (const seed of ['1000000.01', '-1.00', '1.001'])
      assert.equal((await propose('jackpot.seed', seed)).code, 'invalid_setting', seed);
    assert.equal((await propose('jackpot.seed', '1000000.00')).status, 200);
    assert.equal((await propose(key, limits, { version: 0 })).code, 'conflict');
    assert.equal((await propose('brandName', 'Portal')).code, 'not_allowed');
    assert.equal((await propose('withdrawal.nothing', 1)).status, 404);
    assert.equal((await propose(key, limits, { why: '' })).code, 'invalid_input');
    const chief = await operatorPerson(app, 'chief', 'content', 'admin');
    for (const token of [await chief(), await operators.checker()])
      assert.equal((await propose(key, limits, {}, token)).code, 'not_allowed');
    const machine = await operatorToken(app, 'machine', 'finance-maker');
    assert.equal((await propose(key, limits, {}, machine)).code, 'own_login_required');
  });

  test('makes a request stale when the setting changes, and does not set a rejected value', async () => {
    const key = 'withdrawal.feeBasisPoints';
    const stale = await propose(key, 200);
    await app.modules.settings.write(key, 100, 'test');
    assert.equal((await operators.accept(stale.value.id)).code, 'proposal_stale');
    const declined = await propose(key, 300);
    assert.equal((await operators.decline(declined.value.id)).status, 200);
    assert.deepEqual([(await current(key)).value, (await current(key)).version], [100, 1]);
  });
});

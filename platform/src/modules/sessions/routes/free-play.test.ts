import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getMemberInfo } from '@portal/shared/contract/accounts/member-info';
import { setUpAuthenticator } from '@portal/shared/contract/sessions/authenticator';
import { freePlay } from '@portal/shared/contract/sessions/free-play';
import { getBalance } from '@portal/shared/contract/wallet/balance';
import type { App } from '../../../app.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { addMember } from '../../accounts/testing/add-member.ts';

const fields = { os: 'Windows', platform: 'W', Encryption: '1', 'X-Gateway-Version': '3' };

forEachDatabase(({ database }) => {
  const clock = testClock();
  let app: App;
  let api: ApiClient;
  const open = async (isOpen: boolean) => {
    const { settings } = app.modules;
    await settings.write('toggles', { ...(await settings.get('toggles')), freePlay: isOpen }, 'test');
  };

  before(async () => {
    app = await testApp(database(), { clock });
    api = apiClient(app);
    await open(true);
  });
  after(() => app.close());

  test('opens a trial account without money and refuses it what is for real accounts', async () => {
    const { value, status } = await api.send(freePlay, fields);
    assert.deepEqual([status, value.passwordExpired], [200, false]);
    const { token } = value;
    const info = (await api.send(getMemberInfo, {}, { token })).value;
    assert.match(info.account, /^trial\d{9}$/);
    assert.equal(info.type, 4);
    assert.equal((await api.send(getBalance, {}, { token })).value.sumBalance, '0.00');
    assert.equal((await api.send(setUpAuthenticator, { password: 'x' }, { token })).code, 'in_need_true_account');
  });

  test('removes the trial account a day later, and no other account', async () => {
    const real = await addMember(app, 'real01', { registeredAt: new Date('2025-01-01T00:00:00Z') });
    const { token } = (await api.send(freePlay, fields)).value;
    const account = (await api.send(getMemberInfo, {}, { token })).value.account;
    clock.advanceMs(23 * 3_600_000);
    await app.server.kernel.jobs.runDue();
    assert.ok(await app.modules.member.byAccount(account));
    clock.advanceMs(2 * 3_600_000);
    await app.server.kernel.jobs.runDue();
    assert.equal(await app.modules.member.byAccount(account), undefined);
    assert.ok(await app.modules.member.byId(real.id));
    assert.equal((await api.send(getMemberInfo, {}, { token })).code, 'not_logged_in');
  });

  // covers 3
  test('refuses when closed, for another platform or version, and for too many from one address', async () => {
    await open(false);
    assert.equal((await api.send(freePlay, fields)).code, 'login_type_closed');
    await open(true);
    for (const change of [{ platform: 'A' }, { Encryption: '0' }, { 'X-Gateway-Version': '2' }, { os: '' }])
      assert.equal((await api.send(freePlay, { ...fields, ...change })).status, 400);
    await app.modules.settings.write('freePlay.perMinute', 1, 'test');
    const remoteAddress = '203.0.113.77';
    assert.equal((await api.send(freePlay, fields, { remoteAddress })).status, 200);
    assert.equal((await api.send(freePlay, fields, { remoteAddress })).code, 'too_many_requests');
  });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getMemberInfo } from '@portal/shared/contract/accounts/member-info';
import { listAnnouncements } from '@portal/shared/contract/content/announcements';
import { login } from '@portal/shared/contract/sessions/login';
import { getBalance } from '@portal/shared/contract/wallet/balance';
import { tokenOf } from '../modules/accounts/testing/add-member.ts';
import { apiClient } from '../testing/api-client.ts';
import { openTestEmbedded } from '../testing/database/databases.ts';
import { testApp } from '../testing/test-kernel.ts';
import { demoMembers, demoMembersStep } from './demo-members.ts';
import { demoOperatorsStep } from './demo-operators.ts';

test('adds the demo members with their balances, and nothing on a second run', async () => {
  const { database, close } = await openTestEmbedded();
  const app = await testApp(database);
  const api = apiClient(app);
  for (let run = 1; run <= 2; run += 1) {
    await app.modules.content.seed();
    for (const step of [demoMembersStep, demoOperatorsStep]) await step.run(app.server.kernel, app.modules);
  }
  for (const { account, balance } of demoMembers) {
    const token = await tokenOf(app, account);
    assert.equal((await api.send(getBalance, {}, { token })).value.sumBalance, balance, account);
  }
  const second = await app.modules.member.contacts.memberByMobile('+639175550102');
  assert.equal(second?.account, 'player02');
  const from = (username: string, remoteAddress: string) =>
    api.send(login, { type: 'username', username, password: 'Demo1234' }, { remoteAddress });
  const asked = await Promise.all(['player02', 'vip05', 'player01'].map((name) => from(name, '192.0.2.44')));
  const methods = asked.map(({ value }) => (value as { methods?: { method: string }[] }).methods);
  assert.deepEqual(
    methods.map((list) => list?.map(({ method }) => method)),
    [['mobile', 'email'], ['bankAccountName'], undefined],
  );
  const first = await from('player01', '::1');
  assert.equal(first.value.firstTimeLogin, false);
  const player = await app.modules.member.byAccount('player03');
  const agent = await app.modules.member.byAccount('agent01');
  assert.ok(agent && player?.uplinePath.startsWith(agent.uplinePath));
  const vip = await api.send(getMemberInfo, {}, { token: await tokenOf(app, 'vip05') });
  assert.equal(vip.value.clubLabel.rankLevel, 5);
  const expired = await api.send(login, { type: 'username', username: 'expired01', password: 'Demo1234' });
  assert.equal(expired.value.passwordExpired, true);
  const announced = await api.send(listAnnouncements, {});
  assert.ok(announced.value.banners.length >= 12 && announced.value.notices.length >= 9);
  assert.equal((await app.modules.wallet.checkLedger()).balanced, true);
  await app.close();
  await close();
});

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getMemberInfo, getMemberMenu } from '@portal/shared/contract/accounts/member-info';
import { getUnreadCount } from '@portal/shared/contract/inbox/messages';
import { getBalance } from '@portal/shared/contract/wallet/balance';
import { listTransactions } from '@portal/shared/contract/wallet/transactions';
import type { App } from '../../../app.ts';
import type { LiveMessage } from '../../../kernel/live/bus.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { between, houseAccount, memberAccount } from '../../wallet/index.ts';
import { addMember, tokenOf } from '../testing/add-member.ts';

forEachDatabase(({ database }) => {
  let app: App;
  let api: ApiClient;

  before(async () => {
    app = await testApp(database(), { env: { DEFAULT_PASSWORD: 'Welcome1' } });
    api = apiClient(app);
  });
  after(() => app.close());

  // covers 3
  test('shows a member its own information without credentials', async () => {
    await addMember(app, 'mary01', { rankLevel: 3, paymentPassword: '123456', affiliateCode: 'MARY01' });
    const token = await tokenOf(app, 'mary01');
    const { value } = await api.send(getMemberInfo, {}, { token });
    assert.deepEqual(value.clubLabel, { labelName: 'VIP 3', rankLevel: 3 });
    const keys = ['account', 'clubLabel', 'currency', 'id', 'memberLabel', 'nickname', 'toUpline', 'type'];
    assert.deepEqual(Object.keys(value).sort(), keys);
    assert.deepEqual((await api.send(getUnreadCount, {}, { token })).value, { unreadCount: 0 });
  });

  test("never shows other members' data, whatever is sent beside the token", async () => {
    const rich = await addMember(app, 'rich01');
    await addMember(app, 'curious01');
    const legs = between(houseAccount('equity'), memberAccount(rich.id), 5000n);
    await app.modules.wallet.post({ source: 'test', reference: 'rich', kind: 'deposit', legs });
    const token = await tokenOf(app, 'curious01');
    const guesses = { memberId: rich.id, id: rich.id, account: 'rich01', username: 'rich01' };
    assert.equal((await api.send(getMemberInfo, guesses, { token })).value.account, 'curious01');
    assert.equal((await api.send(getBalance, guesses, { token })).value.sumBalance, '0.00');
    assert.deepEqual((await api.send(listTransactions, guesses, { token })).value.list, []);
    const header = { headers: { 'x-member-id': rich.id } };
    assert.equal((await api.send(getMemberInfo, {}, { token, ...header })).value.account, 'curious01');
  });

  // covers 2.5
  test('lists the menu pages of the setting', async () => {
    const token = await tokenOf(app, 'mary01');
    const pages = async () =>
      (await api.send(getMemberMenu, {}, { token })).value.items.map(({ page }: { page: string }) => page);
    const offered = await app.modules.settings.get('memberCentre.pages');
    assert.deepEqual(
      await pages(),
      offered.filter((page) => page !== 'transferUpline'),
    );
    await app.modules.settings.write('memberCentre.pages', ['securityCenter'], 'test');
    assert.deepEqual(await pages(), ['securityCenter']);
    for (const call of [getMemberMenu, getUnreadCount, getMemberInfo]) {
      assert.equal((await api.send(call, {})).code, 'not_logged_in');
    }
  });

  test('allows only a password change with the default password', async () => {
    await addMember(app, 'default01', { password: 'Welcome1' });
    const token = await tokenOf(app, 'default01', 'Welcome1');
    assert.equal((await api.send(getBalance, {}, { token })).code, 'password_change_required');
    assert.equal((await api.send(getMemberInfo, {}, { token })).status, 200);
  });

  test('ends other sessions on a new login and notifies their pages when one session is allowed', async () => {
    const member = await addMember(app, 'single01');
    await app.modules.settings.write('singleSession', true, 'test');
    const heard: LiveMessage[] = [];
    const stop = app.server.kernel.live.listen(member.id, (message) => heard.push(message));
    const first = await tokenOf(app, 'single01');
    const second = await tokenOf(app, 'single01');
    await app.server.kernel.live.flush();
    assert.equal((await api.send(getMemberInfo, {}, { token: first })).status, 401);
    assert.equal((await api.send(getMemberInfo, {}, { token: second })).status, 200);
    assert.deepEqual(
      heard.map(({ event }) => [event.type, 'reason' in event && event.reason]),
      [['logout', 'logged_in_elsewhere']],
    );
    stop();
  });

  test('leaves one of ten concurrent logins when one session is allowed', async () => {
    const { id } = await addMember(app, 'single02');
    const found = await app.modules.member.byId(id);
    assert.ok(found);
    await app.modules.settings.write('singleSession', true, 'test');
    const from = { address: '127.0.0.1', client: '' };
    const admitted = await Promise.all(Array.from({ length: 10 }, () => app.modules.session.admit(found, from)));
    const answers = await Promise.all(admitted.map(({ token }) => api.send(getMemberInfo, {}, { token })));
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  });

  test("ends a closed account's sessions at once, and reports it only with the right password", async () => {
    const member = await addMember(app, 'closed01');
    const token = await tokenOf(app, 'closed01');
    await app.modules.member.setState(member.id, 'closed');
    assert.equal((await api.send(getMemberInfo, {}, { token })).status, 401);
    await assert.rejects(tokenOf(app, 'closed01'), /account_closed/);
    await assert.rejects(tokenOf(app, 'closed01', 'Wrong123'), /login_failed/);
  });
});

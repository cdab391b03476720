import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { getMemberInfo } from '@portal/shared/contract/accounts/member-info';
import { findMember, removeMemberPasskey } from '@portal/shared/contract/accounts/operator-members';
import { listMessages } from '@portal/shared/contract/inbox/messages';
import { listAudit } from '@portal/shared/contract/operators/audit';
import { login } from '@portal/shared/contract/sessions/login';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { operatorToken } from '../../../testing/operator-token.ts';
import { sentMessages } from '../../../testing/sent-messages.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { askLogin, portalEnv, registerPasskey, testDevice } from '../../sessions/testing/test-passkey.ts';
import { tokenOf } from '../testing/add-member.ts';
import { addBoundMember } from '../testing/bound-member.ts';

const why = 'asked for by telephone';

forEachDatabase(({ database }) => {
  const clock = testClock();
  const hosted = hostedApp(database, { clock, env: portalEnv });
  let support: string;

  before(async () => {
    support = await operatorToken(hosted.app, 'nadia', 'support');
  });

  async function holder(account: string) {
    const email = `${account}@example.com`;
    const { id: memberId } = await addBoundMember(hosted.app, account, { email, address: '127.0.0.1' });
    const token = await tokenOf(hosted.app, account);
    const device = testDevice();
    const { id } = (await registerPasskey(hosted.app, token, { device })).value;
    return { account, memberId, email, token, device, id };
  }
  const remove = (member: string, id: string, token = support) =>
    hosted.api.send(removeMemberPasskey, { member, id, why }, { token });
  const passkeysOf = async (member: string) =>
    (await hosted.api.send(findMember, { member }, { token: support })).value.passkeys;
  const isAlive = async (token: string) => (await hosted.api.send(getMemberInfo, {}, { token })).status === 200;

  // covers 4, 6
  test('removes a passkey of a lost device: ends sessions, notifies the owner, and holds no withdrawal', async () => {
    const { account, memberId, email, token, device, id } = await holder('gone01');
    const createdAt = clock.now().toISOString();
    assert.deepEqual(await passkeysOf(account), [{ id, name: 'My phone', createdAt, confirmsPayments: false }]);
    const proof = device.prove(await askLogin(hosted.app));
    assert.deepEqual((await remove(account, id)).value, { account, name: 'My phone', sessionsEnded: 1 });
    assert.equal(await isAlive(token), false);
    assert.equal((await hosted.api.send(login, { type: 'passkey', answer: proof })).code, 'passkey_refused');
    assert.deepEqual(await passkeysOf(account), []);

    const mails = (await sentMessages(hosted.app)).filter(({ to }) => to === email);
    assert.match(mails.at(-1)?.text ?? '', /staff has removed a passkey from your .* account gone01/);
    const again = { token: await tokenOf(hosted.app, account) };
    const asked = { topic: 'security', pageNo: 1, pageSize: 10 } as const;
    const { list } = (await hosted.api.send(listMessages, asked, again)).value;
    assert.ok(list.some(({ title }) => title === 'Passkey removed by our staff'));
    assert.deepEqual(await hosted.app.modules.payments.withdrawals.obstacles.all(memberId), []);

    const { list: lines } = (await hosted.api.send(listAudit, { pageSize: 100 }, { token: support })).value;
    const [line, ...more] = lines.filter(({ act }) => act === 'remove-member-passkey');
    assert.deepEqual([line?.who, line?.target, line?.why, more.length], ['nadia', account, why, 0]);
  });

  test('refuses unknown passkeys, those of another member, other roles, members and missing reasons', async () => {
    const ann = await holder('gone02');
    const ben = await holder('gone03');
    for (const id of ['unknown', ben.id]) assert.equal((await remove(ann.account, id)).code, 'not_found');
    assert.equal((await remove('nobody01', ann.id)).code, 'not_found');
    const finance = await operatorToken(hosted.app, 'walter', 'content', 'finance-maker', 'release');
    assert.equal((await remove(ann.account, ann.id, finance)).code, 'not_allowed');
    for (const token of [ann.token, '']) assert.equal((await remove(ann.account, ann.id, token)).status, 401);
    const unsaid = { member: ann.account, id: ann.id, why: ' ' };
    assert.equal((await hosted.api.send(removeMemberPasskey, unsaid, { token: support })).code, 'invalid_input');
    assert.equal(await isAlive(ann.token), true, 'nothing was done');
    assert.equal((await passkeysOf(ann.account))?.length, 1);
  });
});

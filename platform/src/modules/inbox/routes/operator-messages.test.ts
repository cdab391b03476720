import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { trialType } from '@portal/shared/contract/constants';
import { listMessages } from '@portal/shared/contract/inbox/messages';
import { messageLimits, writeMessage } from '@portal/shared/contract/inbox/operator-messages';
import { listAudit } from '@portal/shared/contract/operators/audit';
import type { App } from '../../../app.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { operatorToken } from '../../../testing/operator-token.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { addMember, tokenOf } from '../../accounts/testing/add-member.ts';

const texts = { EN: { title: 'Planned work', content: 'Tonight from two to three.\nNothing to do.' } };
const why = 'asked for by the team';

forEachDatabase(({ database }) => {
  let app: App;
  let api: ApiClient;
  let support: string;
  let calls = 0;

  before(async () => {
    app = await testApp(database());
    api = apiClient(app);
    support = await operatorToken(app, 'nadia', 'support');
    for (const account of ['anna', 'Bert']) await addMember(app, account);
    await addMember(app, 'trial000048', { type: trialType, password: undefined });
    const closed = await addMember(app, 'closed01');
    await app.modules.member.setState(closed.id, 'closed');
  });
  after(() => app.close());

  const write = (letter: Record<string, unknown>, { token = support, key = `letter-${++calls}` } = {}) =>
    api.send(writeMessage, { texts, why, ...letter }, { token, headers: { 'idempotency-key': key } });
  const inbox = async (account: string) =>
    (await api.send(listMessages, {}, { token: await tokenOf(app, account) })).value.list;

  // covers 6
  test('sends a support message to each listed member once with an audit line, and nothing for a repeat', async () => {
    const anna = await app.modules.member.byAccount('anna');
    const members = ['anna', 'BERT', anna?.id ?? ''];
    const sent = await write({ members }, { key: 'letter-key-1' });
    assert.deepEqual([sent.status, sent.value], [200, { told: 2 }]);
    assert.deepEqual((await write({ members }, { key: 'letter-key-1' })).value, { told: 2 });
    for (const account of ['anna', 'bert']) {
      const [message, ...others] = await inbox(account);
      assert.deepEqual([message?.title, message?.content, message?.topic], [...Object.values(texts.EN), 'service']);
      assert.equal(others.length, 0);
    }
    const [line] = (await api.send(listAudit, {}, { token: support })).value.list;
    assert.deepEqual([line?.who, line?.act, line?.target, line?.why], ['nadia', 'write-message', '2 members', why]);
  });

  test('sends to nobody when one member is unknown, a trial or closed', async () => {
    const before = (await inbox('anna')).length;
    const cases = [
      ['nobody', 404, 'not_found'],
      ['trial000048', 422, 'trial_account'],
      ['closed01', 422, 'account_closed'],
    ] as const;
    for (const [member, status, code] of cases) {
      const refused = await write({ members: ['anna', member] });
      assert.deepEqual([refused.status, refused.code, refused.value], [status, code, { member }]);
    }
    assert.equal((await inbox('anna')).length, before);
  });

  test('enforces limits, plain text and languages, and lets only support write', async () => {
    const members = ['anna'];
    const words = (title: string, content = 'text') => ({ texts: { EN: { title, content } } });
    const bad = [
      { members: [] },
      { members: Array.from({ length: messageLimits.members + 1 }, (_, no) => `m${no}`) },
      { members, ...words('x'.repeat(messageLimits.title + 1)) },
      { members, ...words('title', 'x'.repeat(messageLimits.content + 1)) },
      { members, ...words('<b>bold</b>') },
      { members, ...words('title', '<script>alert(1)</script>') },
      { members, ...words('   ') },
      { members, texts: { CN: texts.EN } },
      { members, texts: { EN: texts.EN, XX: texts.EN } },
      { members, texts: {} },
      { members, why: '' },
    ];
    for (const letter of bad) assert.equal((await write(letter)).status, 400, JSON.stringify(letter).slice(0, 80));
    const finance = await operatorToken(app, 'fin', 'finance-maker');
    assert.equal((await write({ members }, { token: finance })).code, 'not_allowed');
    assert.equal((await write({ members }, { token: await tokenOf(app, 'anna') })).status, 401);
  });
});

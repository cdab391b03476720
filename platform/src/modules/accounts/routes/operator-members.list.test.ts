import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findMember, listMembers } from '@portal/shared/contract/accounts/operator-members';
import { listAudit } from '@portal/shared/contract/operators/audit';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { operatorToken } from '../../../testing/operator-token.ts';
import { addMember } from '../testing/add-member.ts';

forEachDatabase(({ database }) => {
  const harness = hostedApp(database);

  test('lists members by account with their balances, filtered and paged, and writes an audit line', async () => {
    const { app, api } = harness;
    const support = await operatorToken(app, 'nadia', 'support');
    for (const account of ['lister03', 'Lister01', 'lister02']) await addMember(app, account);
    const list = async (query: object, token = support) => (await api.send(listMembers, query, { token })).value;
    const all = await list({ search: 'LISTER', pageSize: 2 });
    assert.deepEqual(
      all.list.map(({ account, balance, state, type }) => [account, balance, state, type]),
      [
        ['Lister01', '0.00', 'open', 0],
        ['lister02', '0.00', 'open', 0],
      ],
    );
    assert.equal(all.totalPages, 2);
    assert.equal((await list({ search: 'lister', pageSize: 2, pageNo: 2 })).list[0]?.account, 'lister03');
    assert.equal((await list({ search: '\u202aｌｉｓｔｅｒ０３\u200b' })).list[0]?.account, 'lister03');
    await app.modules.member.setState((await app.modules.member.named('lister02')).id, 'closed');
    const [closed, ...open] = (await list({ search: 'lister', state: 'closed' })).list;
    assert.deepEqual([closed?.account, open], ['lister02', []]);
    for (const query of [{ search: 'lister', type: 1 }, { search: 'l%' }, { search: 'lister', pageNo: 9 }])
      assert.deepEqual((await list(query)).list, [], JSON.stringify(query));
    assert.deepEqual(await list({ search: 'nobody-is-called-so' }), { list: [], totalPages: 0 });
    const [line] = (await api.send(listAudit, { pageSize: 1 }, { token: support })).value.list;
    assert.deepEqual([line?.who, line?.act, line?.target], ['nadia', 'list-members', 'nobody-is-called-so']);
    const content = await operatorToken(app, 'lister-content', 'content');
    assert.equal((await api.send(listMembers, {}, { token: content })).status, 403);
    const { value } = await api.send(findMember, { member: 'lister03' }, { token: support });
    assert.deepEqual([value.balance, value.vendorWallets], ['0.00', []]);
  });
});

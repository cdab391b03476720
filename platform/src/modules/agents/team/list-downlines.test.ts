import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { listAgentAnnouncements } from '@portal/shared/contract/agents/announcements';
import { listDownlines } from '@portal/shared/contract/agents/downlines';
import { listAnnouncements } from '@portal/shared/contract/content/announcements';
import { listOwnNotices } from '@portal/shared/contract/inbox/announcements';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { addMember } from '../../accounts/testing/add-member.ts';
import { agentBranch, agreedContract, dailyOf, sessionOf } from '../testing/agent-branch.ts';

forEachDatabase(({ database }) => {
  const harness = hostedApp(database, { isSeeded: true });
  let branch: Awaited<ReturnType<typeof agentBranch>>;
  const tokens = new Map<string, string>();
  const as = (account: string) => ({ token: tokens.get(account) ?? '' });
  const list = async (input: object = {}, by = 'top') => {
    const answer = await harness.api.send(listDownlines, input, as(by));
    assert.equal(answer.status, 200, answer.message);
    return answer.value;
  };
  const accounts = async (input: object = {}, by = 'top') => (await list(input, by)).list.map(({ account }) => account);

  before(async () => {
    branch = await agentBranch(harness.app);
    await agreedContract(harness.app, branch.under, dailyOf(150));
    const gone = await addMember(harness.app, 'gone_1', { uplinePath: branch.top.uplinePath });
    await harness.app.modules.member.setState(gone.id, 'closed');
    for (const account of ['top', 'under', 'player', 'other', 'trial777'])
      tokens.set(account, await sessionOf(harness.app, account));
  });

  // covers 2.6
  test('lists a team as tree and list, with sizes, rates and path', async () => {
    const { path, list: direct, found, totalPages } = await list();
    assert.deepEqual([path, found, totalPages], [[], 3, 1]);
    assert.deepEqual(
      direct.map(({ account }) => account),
      ['gone_1', 'player', 'under'],
    );
    const { registeredAt, ...under } = direct.find(({ account }) => account === 'under') ?? { registeredAt: '' };
    assert.ok(Date.parse(registeredAt) > 0);
    assert.deepEqual(under, {
      account: 'under',
      type: 2,
      state: 'open',
      upline: 'top',
      depth: 1,
      members: 1,
      directMembers: 1,
      contracts: [{ kind: 'daily', rate: 150 }],
    });
    const below = await list({ parent: 'UNDER' });
    assert.deepEqual(
      [below.path, below.list.map(({ account, depth, upline }) => [account, depth, upline])],
      [[{ account: 'under' }], [['deep', 2, 'under']]],
    );
    assert.deepEqual((await list({ parent: 'deep' })).path, [{ account: 'under' }, { account: 'deep' }]);
    assert.deepEqual(await accounts({ scope: 'all' }), ['deep', 'gone_1', 'player', 'under']);
    assert.deepEqual(await accounts({}, 'under'), ['deep']);
  });

  // covers 2.6
  test('filters by the start of an account, type and state, by page', async () => {
    assert.deepEqual(await accounts({ scope: 'all', search: ' DE ' }), ['deep']);
    assert.deepEqual(await accounts({ type: 'agent' }), ['under']);
    assert.deepEqual(await accounts({ state: 'closed' }), ['gone_1']);
    assert.deepEqual(await accounts({ scope: 'all', pageNo: 2, pageSize: 3 }), ['under']);
    for (const search of ['%', '_', '\\', 'g%1', '=1+1', "' or 1=1 --"])
      assert.deepEqual(await accounts({ scope: 'all', search }), [], search);
    assert.deepEqual(await accounts({ search: 'gone_' }), ['gone_1']);
    for (const wrong of [{ search: 'x'.repeat(10_000) }, { parent: '' }, { type: 'top' }, { pageSize: 101 }])
      assert.equal((await harness.api.send(listDownlines, wrong, as('top'))).code, 'invalid_input');
  });

  test('exports everything the filter finds, without formulas', async () => {
    await addMember(harness.app, '=1+1', { uplinePath: branch.under.uplinePath });
    const file = async (query: string, by = 'under') => {
      const headers = { authorization: `Bearer ${tokens.get(by)}` };
      const { body } = await harness.app.server.inject({
        method: 'GET',
        url: `/wps/agent/downlines.csv${query}`,
        headers,
      });
      return body.trim().split('\r\n').slice(1);
    };
    const [formula, deep, ...others] = await file('');
    assert.match(formula ?? '', /^"'=1\+1",player,open,under,1,/);
    assert.match(deep ?? '', /^deep,/);
    assert.equal(others.length, 0);
    const [under] = await file('?type=agent', 'top');
    assert.match(under ?? '', /^under,agent,open,top,1,.*daily 1\.50%"?$/);
    assert.deepEqual([await file('?parent=top'), await file('?parent=nobody')], [[], []]);
  });

  // covers 2.6
  test('hides everyone who is not below the caller', async () => {
    const nothing = { path: [], list: [], totalPages: 0, found: 0 };
    for (const parent of ['stranger', 'other', 'nobody', 'trial777', '%'])
      assert.deepEqual(await list({ parent, scope: 'all' }), nothing, parent);
    for (const parent of ['top', 'player', 'other']) assert.deepEqual(await list({ parent }, 'under'), nothing, parent);
    assert.deepEqual(await accounts({ scope: 'all', search: 'stranger' }), []);
    for (const call of [listDownlines, listAgentAnnouncements])
      for (const [by, code] of [
        ['player', 'not_an_agent'],
        ['trial777', 'in_need_true_account'],
        ['nobody', 'not_logged_in'],
      ] as const)
        assert.equal((await harness.api.send(call, {}, as(by))).code, code, by);
  });

  test('refuses an ended session', async () => {
    const token = await sessionOf(harness.app, 'under');
    await harness.app.modules.session.endAllOf(branch.under.id, 'session_expired');
    assert.equal((await harness.api.send(listDownlines, {}, { token })).status, 401);
  });

  // covers 2.6
  test('shows announcements for agents only to them, nine per page, sanitized', async () => {
    const { list: shown, totalPages } = (await harness.api.send(listAgentAnnouncements, {}, as('top'))).value;
    assert.deepEqual(
      [shown.map(({ id }) => id), totalPages],
      [['agent-welcome', 'agent-links', 'agent-contracts', 'agent-care'], 1],
    );
    assert.equal((await harness.api.send(listAnnouncements, { types: 'A' })).code, 'invalid_input');
    const { notices } = (await harness.api.send(listAnnouncements, {})).value;
    assert.ok(notices.length > 9 && notices.every(({ id }) => !id.startsWith('agent-')));
    const own = (await harness.api.send(listOwnNotices, {}, as('top'))).value.list;
    assert.ok(own.every(({ id }) => !id.startsWith('agent-')));
    const changer = { who: 'test', why: 'test' };
    const texts = { EN: { title: 'New', content: '<p onclick="x()">Hello<script>x()</script></p>' } };
    for (let no = 1; no <= 6; no += 1) {
      const value = { type: 'A', at: `2026-02-0${no}T00:00:00.000Z`, texts };
      await harness.app.modules.content.documents.set('notice', `more-${no}`, { value }, changer);
    }
    const later = { type: 'A', at: '2026-12-01T00:00:00.000Z', texts };
    await harness.app.modules.content.documents.set('notice', 'later', { value: later }, changer);
    const first = (await harness.api.send(listAgentAnnouncements, {}, as('top'))).value;
    assert.deepEqual([first.list.length, first.totalPages], [9, 2]);
    assert.deepEqual([first.list[0]?.id, first.list[0]?.content], ['more-6', '<p>Hello</p>']);
    assert.equal((await harness.api.send(listAgentAnnouncements, { pageNo: 2 }, as('top'))).value.list.length, 1);
  });
});

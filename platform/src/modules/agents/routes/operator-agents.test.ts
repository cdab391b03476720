import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { proposeBranchMove } from '@portal/shared/contract/agents/operator-agents';
import { listTeamBets } from '@portal/shared/contract/agents/team-bets';
import { getTeamOverview } from '@portal/shared/contract/agents/team-overview';
import { acceptApprovalRequest } from '@portal/shared/contract/approvals/operator-approvals';
import { listAudit } from '@portal/shared/contract/operators/audit';
import { vendorBet, vendorWin } from '@portal/shared/contract/vendor-api/rounds';
import type { App } from '../../../app.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { operatorPerson, operatorToken } from '../../../testing/operator-token.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { uplineIds } from '../../accounts/index.ts';
import { addMember, tokenOf } from '../../accounts/testing/add-member.ts';
import { betOf, winOf } from '../../games/testing/play-moves.ts';
import { launchedPlayer, type TestStudio, testStudio } from '../../games/testing/test-studio.ts';

const why = 'asked for in writing';

forEachDatabase(({ database }) => {
  let app: App;
  let api: ApiClient;
  let studio: TestStudio;
  let ada: () => Promise<string>;
  let bea: () => Promise<string>;
  const as = (token: string) => ({ token, headers: { 'idempotency-key': newId() } });
  const propose = async (member: string, upline: string | null, token?: string, reason = why) =>
    api.send(proposeBranchMove, { member, upline, why: reason }, as(token ?? (await ada())));
  const accept = async (id: string, token: () => Promise<string>) =>
    api.send(acceptApprovalRequest, { id, why }, as(await token()));
  const uplineOf = async (account: string) => {
    const path = (await app.modules.member.byAccount(account))?.uplinePath ?? '';
    const id = uplineIds(path).at(-1);
    return id === undefined ? null : (await app.modules.member.byId(id))?.account;
  };
  /** Two admins move a branch. */
  async function move(member: string, upline: string | null): Promise<void> {
    const { value } = await propose(member, upline);
    assert.equal((await accept(value.id, bea)).status, 200);
    assert.equal(await uplineOf(member.toLowerCase()), upline);
  }

  before(async () => {
    app = await testApp(database());
    api = apiClient(app);
    studio = await testStudio(app);
    ada = await operatorPerson(app, 'ada', 'admin');
    bea = await operatorPerson(app, 'bea', 'admin');
    for (const account of ['first', 'second']) await addMember(app, account, { type: 1 });
  });
  after(() => app.close());

  // covers 2.6
  test('lets no admin alone move a branch: it moves with its reason when another one accepts', async () => {
    const first = await app.modules.member.byAccount('first');
    await addMember(app, 'head01', { type: 2, uplinePath: first?.uplinePath ?? '' });
    const { value } = await propose('HEAD01', 'second');
    assert.equal(await uplineOf('head01'), 'first', 'one admin moves nothing');
    assert.deepEqual([value.act, value.input.before, value.input.upline], ['branch.move', 'first', 'second']);
    assert.equal((await propose('head01', null)).code, 'proposal_open');
    assert.equal((await accept(value.id, ada)).code, 'own_proposal');
    assert.equal(
      (await propose('head01', 'second', await operatorToken(app, 'robot', 'admin'))).code,
      'own_login_required',
    );
    assert.equal((await accept(value.id, bea)).status, 200);
    assert.equal(await uplineOf('head01'), 'second');
    const { list } = (await api.send(listAudit, {}, { token: await ada() })).value;
    assert.deepEqual(
      list.filter(({ act }) => act.includes('move-branch')).map(({ who, act, why: said }) => [who, act, said]),
      [
        ['bea', 'move-branch', why],
        ['ada', 'propose-move-branch', why],
      ],
    );
    await move('head01', null);
  });

  // covers 2.6
  test('refuses a move that cannot be, and one whose branch has moved since', async () => {
    const below = await app.modules.member.byAccount('head01');
    await addMember(app, 'low001', { type: 2, uplinePath: below?.uplinePath ?? '' });
    const refused = [
      [await propose('low001', 'head01'), 'branch_there_already'],
      [await propose('head01', 'low001'), 'branch_under_itself'],
      [await propose('head01', 'nobody'), 'not_found'],
      [await propose('head01', null, undefined, ' '), 'invalid_input'],
    ] as const;
    for (const [answer, code] of refused) assert.equal(answer.code, code);
    const { value } = await propose('low001', 'second');
    const first = await app.modules.member.byAccount('first');
    const low = await app.modules.member.byAccount('low001');
    await app.modules.member.branches.move(low?.id ?? '', first?.id ?? '');
    assert.equal((await accept(value.id, bea)).code, 'proposal_stale');
    assert.equal(await uplineOf('low001'), 'first');
    await move('low001', null);
  });

  test('allows only an admin to propose a move', async () => {
    const support = await operatorToken(app, 'supporter', 'support');
    const agent = await tokenOf(app, 'first');
    for (const token of [support, agent, '']) {
      const { success, status } = await propose('head01', 'first', token);
      assert.ok(!success && [401, 403].includes(status), String(status));
    }
  });

  // covers 2.6
  test('counts bets after the move for the new team, and an earlier round for the old one', async () => {
    const player = await launchedPlayer(app, studio, 'roamer', 100_000n);
    await move('roamer', 'first');
    const before = betOf(player);
    assert.equal((await studio.send(vendorBet, before)).success, true);
    await move('roamer', 'second');
    assert.equal((await studio.send(vendorWin, winOf(before))).success, true);
    const later = betOf(player);
    assert.equal((await studio.send(vendorBet, later)).success, true);
    assert.equal((await studio.send(vendorWin, winOf(later, { amount: '3.00' }))).success, true);
    await app.server.kernel.outbox.drain();
    const winsOf = async (agent: string) => {
      const token = await tokenOf(app, agent);
      const { list } = (await api.send(listTeamBets, {}, { token })).value;
      const { members, win } = (await api.send(getTeamOverview, {}, { token })).value;
      return [members, win, ...list.map((bet) => bet.win)];
    };
    assert.deepEqual(await winsOf('first'), [0, '25.00', '25.00']);
    assert.deepEqual(await winsOf('second'), [1, '3.00', '3.00']);
  });
});

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { moveBranch } from '@portal/shared/contract/agents/operator-agents';
import { listTeamBets } from '@portal/shared/contract/agents/team-bets';
import { getTeamOverview } from '@portal/shared/contract/agents/team-overview';
import { listAudit } from '@portal/shared/contract/operators/audit';
import { vendorBet, vendorWin } from '@portal/shared/contract/vendor-api/rounds';
import type { App } from '../../../app.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { operatorToken } from '../../../testing/operator-token.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { addMember, tokenOf } from '../../accounts/testing/add-member.ts';
import { betOf, winOf } from '../../games/testing/play-moves.ts';
import { launchedPlayer, type TestStudio, testStudio } from '../../games/testing/test-studio.ts';

const why = 'asked for in writing';

forEachDatabase(({ database }) => {
  let app: App;
  let api: ApiClient;
  let studio: TestStudio;
  let admin: string;
  const move = (member: string, upline: string | null, token = admin, reason = why) =>
    api.send(moveBranch, { member, upline, why: reason }, { token });

  before(async () => {
    app = await testApp(database());
    api = apiClient(app);
    studio = await testStudio(app);
    admin = await operatorToken(app, 'mover', 'admin');
    for (const account of ['first', 'second']) await addMember(app, account, { type: 1 });
  });
  after(() => app.close());

  // covers 2.6
  test('moves a branch with a reason and an audit line; a refusal writes neither', async () => {
    const first = await app.modules.member.byAccount('first');
    await addMember(app, 'head01', { type: 2, uplinePath: first?.uplinePath ?? '' });
    const { value } = await move('HEAD01', 'second');
    assert.deepEqual(value, { account: 'head01', before: 'first', upline: 'second', members: 1 });
    const audit = async () => (await api.send(listAudit, {}, { token: admin })).value.list;
    const [line] = await audit();
    assert.deepEqual([line?.who, line?.act, line?.target, line?.why], ['mover', 'move-branch', 'head01', why]);
    const refused = [
      [await move('head01', 'second'), 'branch_there_already'],
      [await move('second', 'head01'), 'branch_under_itself'],
      [await move('head01', 'nobody'), 'not_found'],
      [await move('head01', null, admin, ' '), 'invalid_input'],
    ] as const;
    for (const [answer, code] of refused) assert.equal(answer.code, code);
    assert.equal((await audit())[0]?.target, 'head01');
    assert.equal((await audit()).filter(({ act }) => act === 'move-branch').length, 1);
    assert.deepEqual((await move('head01', null)).value.upline, null);
  });

  test('allows only an admin to move a branch', async () => {
    const support = await operatorToken(app, 'supporter', 'support');
    const agent = await tokenOf(app, 'first');
    for (const token of [support, agent, '']) {
      const { success, status } = await move('head01', 'first', token);
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

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { listAgentPayments } from '@portal/shared/contract/agents/operator-payments';
import type { App } from '../../../app.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { operatorToken } from '../../../testing/operator-token.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { tokenOf } from '../../accounts/testing/add-member.ts';
import { agree, bet, fund, salaryBranch, tier } from '../testing/salary-branch.ts';

/** 10 % of the bets of each day. */
const wage: ContractTerms = { kind: 'daily', period: 'daily', tiers: [tier('0.00', 1000)] };
const from = '2026-03-01T17:00:00.000Z';
const day = (no: number) => new Date(Date.parse(from) + no * 86_400_000).toISOString();

forEachDatabase(({ database }) => {
  const clock = testClock('2026-02-20T00:00:00.000Z');
  let app: App;
  let api: ApiClient;
  let support: string;
  before(async () => {
    app = await testApp(database(), { clock });
    api = apiClient(app);
    const { agents, players } = await salaryBranch(app);
    const [top, second, third] = agents;
    await fund(app, top, 400n);
    await agree(app, second, top, [{ terms: wage, paidBy: 'upline', from }]);
    await agree(app, third, undefined, [{ terms: wage, from }]);
    // Directly below the fourth agent, so in the teams of all.
    const player = players[6];
    if (!player) throw new Error('The fourth agent has players');
    for (const [no, stakeMinor] of [10_000n, 4000n].entries())
      await bet(app, player, { at: new Date(day(no)), stakeMinor, winMinor: 0n });
    clock.set(new Date(Date.parse(day(2)) + 60_000).toISOString());
    await app.modules.agents.settlement.settle();
    support = await operatorToken(app, 'helper', 'support');
  });
  after(() => app.close());

  const list = (input: Parameters<typeof api.send<typeof listAgentPayments>>[1], token = support) =>
    api.send(listAgentPayments, input, { token });
  const rows = async (input: Parameters<typeof list>[0]) =>
    (await list(input)).value.list.map(({ account, payer, kind, from: start, to, amount }) => [
      ...[account, payer, kind, start, to, amount],
    ]);

  // covers 9
  test('lists owed and paid amounts with payer, payee and period, newest first', async () => {
    const owed = ['second01', 'top01', 'daily', day(0), day(1), '10.00'];
    const paidByTop = ['second01', 'top01', 'daily', day(1), day(2), '4.00'];
    const ofThird = [
      ['third01', undefined, 'daily', day(1), day(2), '4.00'],
      ['third01', undefined, 'daily', day(0), day(1), '10.00'],
    ];
    assert.deepEqual(await rows({ state: 'owed' }), [owed]);
    assert.deepEqual(await rows({ state: 'pending' }), []);
    assert.deepEqual(await rows({ member: 'TOP01' }), [paidByTop]);
    assert.deepEqual(await rows({ member: 'third01' }), ofThird);
    const newest = (await list({ pageSize: 2 })).value;
    assert.equal(newest.totalPages, 2);
    assert.deepEqual(new Set(newest.list.map(({ to }) => to)), new Set([day(2)]));
    const oldest = (await list({ pageSize: 2, pageNo: 2 })).value.list;
    assert.deepEqual(
      oldest.map(({ to, amount }) => [to, amount]),
      [[day(1), '10.00']],
    );
    assert.deepEqual((await list({ pageSize: 2, pageNo: 1_000_000 })).value.list, []);
  });

  test('refuses other roles and invalid queries', async () => {
    const content = await operatorToken(app, 'writer', 'content');
    assert.equal((await list({}, content)).code, 'not_allowed');
    assert.equal((await list({}, await tokenOf(app, 'top01'))).code, 'operator_login_required');
    assert.equal((await list({ member: 'nobody' })).code, 'not_found');
    const bad: unknown[] = ['nothing', "' or 1=1", 'x'.repeat(10_000)];
    for (const state of bad)
      assert.equal((await list({ state } as Parameters<typeof list>[0])).code, 'invalid_input', String(state));
  });
});

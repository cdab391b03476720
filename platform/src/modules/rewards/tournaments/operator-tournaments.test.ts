import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listApprovalRequests } from '@portal/shared/contract/approvals/operator-approvals';
import { listCatalogue } from '@portal/shared/contract/games/catalogue';
import { listAudit } from '@portal/shared/contract/operators/audit';
import { listOperatorTournaments } from '@portal/shared/contract/rewards/operator-tournaments';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { operatorToken } from '../../../testing/operator-token.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testGame, testStudio } from '../../games/testing/test-studio.ts';
import { type FinanceOperators, financeOperators } from '../../payments/testing/finance-operators.ts';
import { type TournamentHarness, tournamentHarness } from '../testing/tournament-harness.ts';

forEachDatabase(({ database }) => {
  const clock = testClock();
  let tournaments: TournamentHarness;
  let finance: FinanceOperators;
  const harness = hostedApp(database, {
    clock,
    prepare: async (app) => {
      finance = await financeOperators(app);
      tournaments = tournamentHarness(app, finance);
    },
  });

  test('takes two operators, names the budget to the second, and writes who did what to the audit', async () => {
    const proposed = (await tournaments.propose()).value;
    assert.deepEqual(proposed.budget, { amount: '150.00', points: 30 });
    assert.deepEqual(await tournaments.list(), [], 'nothing before the decision');
    const requests = (await harness.api.send(listApprovalRequests, {}, { token: await finance.checker() })).value.list;
    assert.deepEqual(
      [requests[0]?.act, requests[0]?.input.budget, requests[0]?.input.name],
      ['tournament.create', '150.00', 'Race'],
    );
    const requestId = proposed.approvalRequest?.id ?? '';
    assert.equal((await finance.accept(requestId, await finance.maker())).status, 403);
    assert.equal((await finance.accept(requestId)).status, 200);
    assert.equal((await finance.accept(requestId)).code, 'proposal_decided');
    assert.deepEqual(
      (await tournaments.list()).map(({ id, state }) => [id, state]),
      [[proposed.id, 'coming']],
    );
    assert.equal((await tournaments.cancel(proposed.id)).status, 200);
    const listed = await harness.api.send(listOperatorTournaments, {}, { token: await finance.maker() });
    assert.deepEqual([listed.value.list[0]?.madeBy, listed.value.list[0]?.state], ['maker, checker', 'cancelled']);
    const token = await operatorToken(harness.app, 'auditor', 'admin');
    const { list } = (await harness.api.send(listAudit, { pageSize: 50 }, { token })).value;
    assert.deepEqual(
      list.filter(({ target }: { target: string }) => target === proposed.id).map(({ act, who }) => `${who} ${act}`),
      ['checker cancel-tournament', 'checker make-tournament', 'maker propose-tournament'],
    );
  });

  test('makes a tournament by one operator where the setting says so', async () => {
    await harness.app.modules.settings.write('rewards.approvedByTwo', false, 'test');
    const made = (await tournaments.propose()).value;
    assert.deepEqual(
      [made.approvalRequest, (await tournaments.result(made.id)).tournament.madeBy],
      [undefined, 'maker'],
    );
    await harness.app.modules.settings.write('rewards.approvedByTwo', true, 'test');
  });

  test('makes no tournament whose start has passed before the second operator decides', async () => {
    const proposed = (await tournaments.propose()).value;
    clock.advanceMs(61_000);
    assert.equal((await finance.accept(proposed.approvalRequest?.id ?? '')).code, 'proposal_stale');
  });

  test('takes games by their node ids and vendors by name, and refuses what is unknown, too long or gives nothing', async () => {
    await testStudio(harness.app);
    const { games } = (await harness.api.send(listCatalogue, { vassalage: 'TEST' })).value;
    const id = await tournaments.make({ scope: { by: 'games', of: [games[0]?.nodeId] } });
    const { scope } = (await tournaments.board(id)).tournament;
    assert.deepEqual(scope, { by: 'games', of: [{ id: `TEST.${testGame}`, name: testGame }] });
    const byVendor = await tournaments.make({ scope: { by: 'vendors', of: ['TEST'] } });
    assert.deepEqual((await tournaments.board(byVendor)).tournament.scope.of, [{ id: 'TEST', name: 'Test Studio' }]);
    const codeOf = async (change: object) => (await tournaments.propose(change)).code;
    for (const scope of [
      { by: 'games', of: ['nothing'] },
      { by: 'vendors', of: ['TEST', 'NOBODY'] },
      { by: 'category', of: ['CHESS'] },
    ])
      assert.equal(await codeOf({ scope }), 'tournament_scope', JSON.stringify(scope));
    const past = new Date(clock.now().getTime() - 1).toISOString();
    assert.equal(await codeOf({ startsAt: past }), 'tournament_window');
    assert.equal(await codeOf({ endsAt: past }), 'tournament_window');
    const prize = { places: 1, amount: '1.00' };
    for (const bad of [
      { prizes: [] },
      { prizes: [{ places: 1 }] },
      { prizes: [{ ...prize, amount: '-1.00' }] },
      { prizes: [{ ...prize, places: 101 }] },
      {
        prizes: [
          { ...prize, places: 60 },
          { ...prize, places: 41 },
        ],
      },
      { name: { CN: '赛' } },
      { name: { EN: '<b>Race</b>' } },
      { name: { EN: 'x'.repeat(61) } },
      { scope: { by: 'all', of: ['RNG'] } },
      { scope: { by: 'games' } },
      { placesAtMost: 0 },
      { startsAt: 'tomorrow' },
      { measure: 'luck' },
    ])
      assert.equal(await codeOf(bad), 'invalid_input', JSON.stringify(bad));
    const support = await operatorToken(harness.app, 'helper', 'support');
    assert.equal((await tournaments.propose({}, support)).status, 403);
  });
});

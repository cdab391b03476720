import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getConsolidatedContracts } from '@portal/shared/contract/agents/contracts';
import { checkAffiliateCode } from '@portal/shared/contract/agents/invitation-links';
import { listTeamBets } from '@portal/shared/contract/agents/team-bets';
import { getTeamOverview } from '@portal/shared/contract/agents/team-overview';
import type { App } from '../../../../app.ts';
import { type ApiClient, apiClient } from '../../../../testing/api-client.ts';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { testApp } from '../../../../testing/test-kernel.ts';
import type { Member } from '../../../accounts/index.ts';
import { addMember, tokenOf } from '../../../accounts/testing/add-member.ts';
import { betSettled } from '../../../games/index.ts';
import { settledBet } from '../../../games/testing/settled-bet.ts';

forEachDatabase(({ database }) => {
  let app: App;
  let api: ApiClient;
  let player: Member;
  let deep: Member;
  const tokens = new Map<string, string>();
  const as = (account: string) => ({ token: tokens.get(account) ?? '' });
  const overview = async (account: string, input = {}) => (await api.send(getTeamOverview, input, as(account))).value;

  before(async () => {
    app = await testApp(database());
    api = apiClient(app);
    const top = await addMember(app, 'top', { type: 1 });
    const under = await addMember(app, 'under', { type: 2, uplinePath: top.uplinePath });
    const other = await addMember(app, 'other', { type: 1 });
    player = await addMember(app, 'direct', { uplinePath: top.uplinePath });
    deep = await addMember(app, 'deep', { uplinePath: under.uplinePath });
    const stranger = await addMember(app, 'stranger', { uplinePath: other.uplinePath });
    const { kernel } = app.server;
    const publish = (bet: ReturnType<typeof settledBet>) => kernel.outbox.publish(betSettled, bet);
    await publish(settledBet(player));
    await publish(settledBet(player, { day: '2026-03-01', settledAt: '2026-03-01T07:00:00.000Z' }));
    await publish(settledBet(deep, { stakeMinor: '500', winMinor: '0', gameName: 'Deep Sea' }));
    await publish(settledBet(under, { stakeMinor: '100', winMinor: '0' }));
    await publish(settledBet(stranger, { stakeMinor: '990000', winMinor: '0' }));
    await kernel.outbox.drain();
    for (const account of ['top', 'under', 'other', 'direct', 'deep']) tokens.set(account, await tokenOf(app, account));
  });
  after(() => app.close());

  test("sums the branch without the agent's own bets and without strangers", async () => {
    const value = await overview('top');
    assert.deepEqual([value.members, value.directMembers, value.activeMembers], [3, 2, 3]);
    assert.deepEqual([value.stake, value.win, value.profitLoss, value.rounds], ['56.00', '20.00', '-36.00', 4]);
    assert.equal(value.days.length, 7);
    const { bonus: _b, rebate: _r, deposit: _d, withdrawal: _w, ...day } = value.days.at(-1) ?? {};
    assert.deepEqual(day, {
      day: '2026-03-02',
      stake: '31.00',
      win: '10.00',
      profitLoss: '-21.00',
      rounds: 3,
      activeMembers: 3,
    });
    assert.equal((await overview('under')).stake, '5.00', 'its own bet counts for its upline only');
  });

  test('accepts a choice of days within limits', async () => {
    const value = await overview('top', { from: '2026-03-01', to: '2026-03-01' });
    assert.deepEqual([value.stake, value.activeMembers, value.days.length], ['25.00', 1, 1]);
    const impossible = [{ to: '9999-12-31' }, { from: '2026-02-31', to: '2026-03-05' }, { from: 'yesterday' }];
    for (const input of [{ from: '2026-03-02', to: '2026-03-01' }, { from: '2025-01-01' }, ...impossible]) {
      assert.equal((await api.send(getTeamOverview, input, as('top'))).code, 'invalid_input');
    }
    const later = await overview('top', { from: '2026-03-01', to: '2199-12-31' });
    assert.equal(later.days.at(-1)?.day, '2026-03-02', 'no day after today');
  });

  test('counts a repeated bet once', async () => {
    const at = { settledAt: '2026-02-01T07:00:00.000Z', day: '2026-02-01' };
    const bet = settledBet(player, { stakeMinor: '100', winMinor: '0', ...at });
    await Promise.all([app.modules.agents.figures.fold([bet, bet]), app.modules.agents.figures.fold([bet, bet])]);
    const { stake, rounds } = await overview('top', { from: '2026-02-01', to: '2026-02-01' });
    assert.deepEqual([stake, rounds], ['1.00', 1]);
  });

  test('loses nothing in concurrent folds', async () => {
    const at = { settledAt: '2026-01-15T07:00:00.000Z', day: '2026-01-15' };
    const bets = Array.from({ length: 40 }, () => settledBet(deep, { stakeMinor: '100', winMinor: '0', ...at }));
    await Promise.all(bets.map((bet) => app.modules.agents.figures.fold([bet])));
    const value = await overview('top', { from: '2026-01-15', to: '2026-01-15' });
    assert.deepEqual([value.stake, value.rounds, value.days[0]?.activeMembers], ['40.00', 40, 1]);
  });

  test('lists bets of the branch, newest first, by page and by account', async () => {
    const from = '2026-01-01';
    const { list, totalPages } = (await api.send(listTeamBets, { from, pageSize: 2 }, as('top'))).value;
    assert.equal(list.length, 2);
    assert.equal(totalPages, 23);
    const week = (await api.send(listTeamBets, {}, as('top'))).value;
    assert.deepEqual([week.period, week.list.length], [{ from: '2026-02-24', to: '2026-03-02' }, 4]);
    const ofDeep = (await api.send(listTeamBets, { from, account: 'DEEP', pageSize: 100 }, as('top'))).value.list;
    assert.equal(ofDeep.length, 41);
    assert.ok(ofDeep.some(({ gameName }: { gameName: string }) => gameName === 'Deep Sea'));
    assert.ok(ofDeep.every(({ account }: { account: string }) => account === 'deep'));
  });

  test('hides other branches and the upline, in lists and by account', async () => {
    const none = { rounds: 0, stake: '0.00', win: '0.00' };
    const empty = { period: { from: '2026-02-24', to: '2026-03-02' }, list: [], totalPages: 0, totals: none };
    for (const account of ['stranger', 'top', 'direct', 'nobody', 'under', 'd%', '%']) {
      assert.deepEqual((await api.send(listTeamBets, { account }, as('under'))).value, empty, account);
    }
    const listed = (await api.send(listTeamBets, { pageSize: 100 }, as('under'))).value.list;
    assert.ok(listed.length > 0 && listed.every(({ account }: { account: string }) => account === 'deep'));
    assert.equal((await overview('other')).stake, '9900.00');
  });

  test('refuses players and visitors', async () => {
    for (const call of [getTeamOverview, listTeamBets]) {
      const answer = await api.send(call, {}, as('direct'));
      assert.deepEqual([answer.status, answer.code], [403, 'not_an_agent']);
      assert.equal((await api.send(call, {})).code, 'not_logged_in');
    }
  });

  // covers 3
  test('follows the toggles in contract features', async () => {
    const { settings } = app.modules;
    await settings.write('toggles', { ...(await settings.get('toggles')), dividend: false }, 'test');
    const { value } = await api.send(getConsolidatedContracts, {}, as('direct'));
    assert.deepEqual(value, {
      dailysalreqtype: true,
      divtypereq: false,
      contracthoursalreq: true,
      realtimesalreqtype: true,
    });
  });

  test('refuses an unknown affiliate code', async () => {
    const answer = await api.send(checkAffiliateCode, { code: 'NOBODY' });
    assert.deepEqual(
      [answer.status, answer.code, answer.message],
      [422, 'invitation_code_error', 'Invalid invitation code'],
    );
  });
});

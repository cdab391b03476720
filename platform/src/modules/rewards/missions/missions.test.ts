import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getMemberMenu } from '@portal/shared/contract/accounts/member-info';
import { trialType } from '@portal/shared/contract/constants';
import { claimMission, declineMission, getMissionSummary } from '@portal/shared/contract/rewards/missions';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { addMember, tokenOf } from '../../accounts/testing/add-member.ts';
import { settledBet } from '../../games/testing/settled-bet.ts';
import { mission, missionHarness, monday } from '../testing/mission-harness.ts';

forEachDatabase(({ database }) => {
  const { clock, harness, summary, offer, player, play, states, claim, wallet } = missionHarness(database);

  // covers 2.5
  test('counts, reaches and claims a daily mission once, and starts it again the next day', async () => {
    clock.set('2026-03-02T08:00:00.000Z');
    await offer(mission({}));
    const anna = await player('anna');
    assert.deepEqual(await states(anna.token), ['rounds 0 open']);
    const bet = settledBet(anna);
    await play(bet, bet);
    await play(bet);
    assert.deepEqual(await states(anna.token), ['rounds 1 open']);
    assert.equal((await claim(anna.token)).code, 'mission_not_reached');
    await play(settledBet(anna));
    const reached = await summary(anna.token);
    assert.equal(reached.missionCount, 1);
    assert.deepEqual(reached.missions, [
      {
        missionId: 'rounds',
        period: 'daily',
        periodKey: monday,
        name: 'Two rounds',
        done: '2',
        percent: 100,
        goal: { measure: 'rounds', count: 2 },
        reward: { amount: '5.00', points: 0, turnover: '10.00' },
        state: 'claimable',
        endsAt: '2026-03-03T00:00:00.000Z',
        claimUntil: '2026-03-04T00:00:00.000Z',
      },
    ]);
    const menu = await harness.api.send(getMemberMenu, {}, { token: anna.token });
    assert.equal(menu.value.items.find(({ page }) => page === 'missionLeaderboard')?.count, 1);
    const paid = await claim(anna.token, 'rounds', monday, 'the-claim');
    assert.deepEqual([paid.value.reward.amount, paid.value.missionCount], ['5.00', 0]);
    assert.deepEqual((await claim(anna.token, 'rounds', monday, 'the-claim')).value, paid.value);
    assert.equal((await claim(anna.token)).code, 'mission_claimed');
    assert.equal(await wallet(anna), 500n);
    assert.equal(await harness.app.modules.payments.turnover.missing(anna.id), 1000n);
    assert.deepEqual(await states(anna.token), ['rounds 2 claimed']);
    clock.set('2026-03-03T08:00:00.000Z');
    assert.deepEqual(await states(await tokenOf(harness.app, 'anna')), ['rounds 0 open']);
  });

  test('declines a reached mission for good', async () => {
    clock.set('2026-03-02T08:00:00.000Z');
    await offer(mission({}));
    const nora = await player('nora');
    const decline = (token?: string) =>
      harness.api.send(declineMission, { missionId: 'rounds', periodKey: monday }, { token });
    assert.equal((await decline(nora.token)).code, 'mission_not_reached');
    await play(settledBet(nora), settledBet(nora));
    for (const _turn of [1, 2]) assert.deepEqual((await decline(nora.token)).value, { missionCount: 0 });
    const [shown] = (await summary(nora.token)).missions;
    assert.deepEqual([shown?.state, shown?.declinedAt], ['claimed', clock.now().toISOString()]);
    assert.equal((await claim(nora.token)).code, 'reward_declined');
    assert.equal(await wallet(nora), 0n);
    assert.equal((await decline()).status, 401);
  });

  // covers 2.5
  test('lets a reached mission be claimed until the grace period ends', async () => {
    clock.set('2026-03-02T08:00:00.000Z');
    await offer(mission({}));
    const [late, later] = [await player('late'), await player('later')];
    for (const one of [late, later]) await play(settledBet(one), settledBet(one));
    clock.set('2026-03-03T23:59:59.000Z');
    late.token = await tokenOf(harness.app, 'late');
    assert.deepEqual(await states(late.token), ['rounds 2 claimable', 'rounds 0 open']);
    assert.equal((await claim(late.token)).success, true);
    assert.deepEqual(await states(late.token), ['rounds 0 open']);
    clock.set('2026-03-04T00:00:00.000Z');
    later.token = await tokenOf(harness.app, 'later');
    assert.equal((await claim(later.token)).code, 'mission_over');
    assert.deepEqual(await states(later.token), ['rounds 0 open']);
    assert.equal((await summary(later.token)).missionCount, 0);
    const stranger = await player('stranger');
    assert.equal((await claim(stranger.token)).code, 'mission_over', 'never reached, and over');
  });

  // covers 2.5
  test('keeps what was reached when goal or reward change or the mission is removed', async () => {
    clock.set('2026-03-09T08:00:00.000Z');
    await offer(mission({ period: 'weekly' }));
    const reached = await player('saver');
    const day = '2026-03-09';
    await play(settledBet(reached, { day }), settledBet(reached, { day }));
    const changedTerms = { goal: { measure: 'rounds', count: 9 }, reward: { points: 1, turnoverPercent: 0 } } as const;
    await offer(mission({ period: 'weekly', ...changedTerms }));
    assert.deepEqual(await states(reached.token), ['rounds 2 claimable']);
    await offer();
    assert.deepEqual(await states(reached.token), ['rounds 2 claimable']);
    assert.equal((await claim(reached.token, 'rounds', day)).value.reward.amount, '5.00');
    assert.equal(await wallet(reached), 500n);
    await offer(mission({ period: 'weekly', goal: { measure: 'rounds', count: 5 } }));
    const other = await player('other');
    await play(settledBet(other, { day }), settledBet(other, { day }));
    assert.deepEqual(await states(other.token), ['rounds 2 open']);
    await offer(mission({ period: 'weekly', goal: { measure: 'rounds', count: 2 } }));
    assert.deepEqual(await states(other.token), ['rounds 2 claimable'], 'lowered: reached without another round');
  });

  // covers 7.2
  test('refuses claims without permission and of unknown missions', async () => {
    clock.set('2026-03-02T08:00:00.000Z');
    await offer(mission({}));
    const owner = await player('owner');
    const thief = await player('thief');
    const closed = await player('closing');
    await addMember(harness.app, 'trial000045', { type: trialType, password: undefined });
    const trial = await harness.app.modules.member.byAccount('trial000045');
    const bets = [owner, closed, ...(trial ? [trial] : [])].flatMap((one) => [settledBet(one), settledBet(one)]);
    await play(...bets);
    assert.equal((await claim(thief.token)).code, 'mission_not_reached', 'of another');
    const trialToken = await tokenOf(harness.app, 'trial000045');
    assert.equal((await claim(trialToken)).code, 'in_need_true_account');
    assert.deepEqual(await states(trialToken), ['rounds 0 open'], 'a trial has nothing to reach');
    const unknown = await claim(owner.token, 'nothing');
    assert.deepEqual([unknown.status, unknown.code], [404, 'mission_not_found']);
    assert.equal((await claim(owner.token, 'rounds', 'once')).code, 'mission_not_found');
    assert.equal((await claim(owner.token, 'rounds', '2026-03-03')).code, 'mission_not_reached');
    assert.equal((await claim(owner.token, 'rounds', '2026-02-31')).code, 'mission_over');
    for (const bad of ['', "1' or 1=1", 'twice', '2026-3-2', 7, null, ['once'], { day: monday }])
      assert.equal((await claim(owner.token, 'rounds', bad)).code, 'invalid_input', JSON.stringify(bad));
    for (const bad of ['', 'x'.repeat(65), 7, null]) assert.equal((await claim(owner.token, bad)).status, 400);
    assert.equal((await harness.api.send(getMissionSummary, {})).status, 401);
    assert.equal((await harness.api.send(claimMission, { missionId: 'rounds', periodKey: monday })).status, 401);
    const noKey = await harness.api.send(
      claimMission,
      { missionId: 'rounds', periodKey: monday },
      { token: owner.token },
    );
    assert.equal(noKey.code, 'idempotency_key_required');
    await harness.app.modules.member.setState(closed.id, 'closed');
    await assert.rejects(
      harness.app.modules.rewards.missions.claim({ memberId: closed.id, missionId: 'rounds', periodKey: monday }),
      { code: 'account_closed' },
    );
    assert.deepEqual([await wallet(owner), await wallet(thief), await wallet(closed)], [0n, 0n, 0n]);
  });

  // covers 2.5
  test('publishes progress and claimable missions on the live stream', async () => {
    clock.set('2026-03-02T08:00:00.000Z');
    await offer(mission({}));
    const hearer = await player('hearer');
    const { live } = harness.app.server.kernel;
    const heard: string[] = [];
    const stop = live.listen(hearer.id, ({ event }) => {
      if (event.type === 'rewards') heard.push(event.what);
    });
    await play(settledBet(hearer));
    await live.flush();
    assert.deepEqual(
      heard.filter((what) => what === 'missions'),
      ['missions'],
    );
    await play(settledBet(hearer));
    await live.flush();
    assert.deepEqual(
      heard.filter((what) => what === 'missions'),
      ['missions', 'missions'],
    );
    stop();
  });

  test('keeps the ledger balanced', async () => {
    assert.equal((await harness.app.modules.wallet.checkLedger()).balanced, true);
  });
});

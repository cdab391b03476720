import assert from 'node:assert/strict';
import { test } from 'node:test';
import { trialType } from '@portal/shared/contract/constants';
import { getMemberMenu } from '@portal/shared/contract/member/get-menu';
import { claimMission, getMissionSummary } from '@portal/shared/contract/rewards/mission-calls';
import { betCorrected } from '../../../kernel/events/bet-corrected.ts';
import { type BetSettled, betSettled } from '../../../kernel/events/bet-settled.ts';
import { depositCredited } from '../../../kernel/events/deposit-credited.ts';
import { addMember, tokenOf } from '../../../testing/add-member.ts';
import { forEachDatabase } from '../../../testing/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { settledBet } from '../../../testing/settled-bet.ts';
import { testClock } from '../../../testing/test-clock.ts';
import type { SettingValue } from '../../content/index.ts';
import type { Member } from '../../member/index.ts';
import { memberAccount } from '../../wallet/index.ts';

type MissionSetting = SettingValue<'rewards.missions'>[number];

const monday = '2026-03-02';
const mission = (change: Partial<MissionSetting>): MissionSetting => ({
  ...{ id: 'rounds', name: { EN: 'Two rounds' }, period: 'daily', goal: { measure: 'rounds', count: 2 }, isOpen: true },
  ...{ reward: { amount: '5.00', turnoverPercent: 200 }, ...change },
});

forEachDatabase(({ database }) => {
  const clock = testClock();
  let keys = 0;
  const house = hostedApp(database, {
    clock,
    prepare: (app) => app.modules.content.settings.write('timeZone', 'UTC', 'test'),
  });

  const offer = (...missions: MissionSetting[]) =>
    house.app.modules.content.settings.write('rewards.missions', missions, 'test');

  async function player(account: string) {
    const member = await addMember(house.app, account);
    return { ...member, token: await tokenOf(house.app, account) };
  }

  async function play(...bets: BetSettled[]) {
    const { outbox } = house.app.server.kernel;
    await outbox.publishAll(betSettled, bets);
    await outbox.drain();
  }

  const summary = async (token: string) => (await house.api.send(getMissionSummary, {}, { token })).value;
  const states = async (token: string) =>
    (await summary(token)).missions.map(({ missionId, done, state }) => `${missionId} ${done} ${state}`);
  const claim = (token: string, missionId: unknown = 'rounds', periodKey: unknown = monday, key = `claim-${keys++}`) =>
    house.api.send(claimMission, { missionId, periodKey }, { token, headers: { 'idempotency-key': key } });
  const wallet = ({ id }: Pick<Member, 'id'>) => house.app.modules.wallet.balanceOf(memberAccount(id));

  test('a daily mission: played, counted, reached, claimed once, and begun anew the next day', async () => {
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
        ...{ missionId: 'rounds', period: 'daily', periodKey: monday, name: 'Two rounds', done: '2', percent: 100 },
        ...{ goal: { measure: 'rounds', count: 2 }, reward: { amount: '5.00', points: 0, turnover: '10.00' } },
        ...{ state: 'claimable', endsAt: '2026-03-03T00:00:00.000Z', claimUntil: '2026-03-04T00:00:00.000Z' },
      },
    ]);
    const menu = await house.api.send(getMemberMenu, {}, { token: anna.token });
    assert.equal(menu.value.items.find(({ page }) => page === 'missionLeaderboard')?.count, 1);
    const paid = await claim(anna.token, 'rounds', monday, 'the-claim');
    assert.deepEqual([paid.value.reward.amount, paid.value.missionCount], ['5.00', 0]);
    assert.deepEqual((await claim(anna.token, 'rounds', monday, 'the-claim')).value, paid.value);
    assert.equal((await claim(anna.token)).code, 'mission_claimed');
    assert.equal(await wallet(anna), 500n);
    assert.equal(await house.app.modules.payments.turnover.missing(anna.id), 1000n);
    assert.deepEqual(await states(anna.token), ['rounds 2 claimed']);
    clock.set('2026-03-03T08:00:00.000Z');
    assert.deepEqual(await states(await tokenOf(house.app, 'anna')), ['rounds 0 open']);
  });

  test('what was reached can be claimed until the grace is over, and not later', async () => {
    clock.set('2026-03-02T08:00:00.000Z');
    await offer(mission({}));
    const [late, later] = [await player('late'), await player('later')];
    for (const one of [late, later]) await play(settledBet(one), settledBet(one));
    clock.set('2026-03-03T23:59:59.000Z');
    late.token = await tokenOf(house.app, 'late');
    assert.deepEqual(await states(late.token), ['rounds 2 claimable', 'rounds 0 open']);
    assert.equal((await claim(late.token)).success, true);
    assert.deepEqual(await states(late.token), ['rounds 0 open']);
    clock.set('2026-03-04T00:00:00.000Z');
    later.token = await tokenOf(house.app, 'later');
    assert.equal((await claim(later.token)).code, 'mission_over');
    assert.deepEqual(await states(later.token), ['rounds 0 open']);
    assert.equal((await summary(later.token)).missionCount, 0);
    const stranger = await player('stranger');
    assert.equal((await claim(stranger.token)).code, 'mission_over', 'never reached, and over');
  });

  test('a goal that is raised, a reward that is lowered, a mission that is taken away: what was reached stays', async () => {
    clock.set('2026-03-09T08:00:00.000Z');
    await offer(mission({ period: 'weekly' }));
    const keeper = await player('keeper');
    const day = '2026-03-09';
    await play(settledBet(keeper, { day }), settledBet(keeper, { day }));
    const lower = { goal: { measure: 'rounds', count: 9 }, reward: { points: 1, turnoverPercent: 0 } } as const;
    await offer(mission({ period: 'weekly', ...lower }));
    assert.deepEqual(await states(keeper.token), ['rounds 2 claimable']);
    await offer();
    assert.deepEqual(await states(keeper.token), ['rounds 2 claimable']);
    assert.equal((await claim(keeper.token, 'rounds', day)).value.reward.amount, '5.00');
    assert.equal(await wallet(keeper), 500n);
    await offer(mission({ period: 'weekly', goal: { measure: 'rounds', count: 5 } }));
    const other = await player('other');
    await play(settledBet(other, { day }), settledBet(other, { day }));
    assert.deepEqual(await states(other.token), ['rounds 2 open']);
    await offer(mission({ period: 'weekly', goal: { measure: 'rounds', count: 2 } }));
    assert.deepEqual(await states(other.token), ['rounds 2 claimable'], 'lowered: reached without another round');
  });

  test('each measure counts what it says', async () => {
    clock.set('2026-03-06T08:00:00.000Z');
    const many = { period: 'weekly' } as const;
    await offer(
      mission({ ...many, id: 'stake', goal: { measure: 'stake', amount: '100.00' } }),
      mission({ ...many, id: 'stake-live', goal: { measure: 'stake', amount: '100.00', gameType: 'LIVE' } }),
      mission({ ...many, id: 'rounds-live', goal: { measure: 'rounds', count: 9, gameType: 'LIVE' } }),
      mission({ ...many, id: 'games', goal: { measure: 'games', count: 9 } }),
      mission({ ...many, id: 'wins', goal: { measure: 'wins', count: 9, atLeast: '20.00' } }),
      mission({ ...many, id: 'deposits', goal: { measure: 'deposits', count: 9, atLeast: '50.00' } }),
      mission({ ...many, id: 'days', goal: { measure: 'days', count: 7 } }),
      mission({ period: 'once', id: 'ever', goal: { measure: 'rounds', count: 99 } }),
    );
    const busy = await player('busy');
    const on = (day: number, change: Partial<BetSettled> = {}) =>
      settledBet(busy, { day: `2026-03-0${day}`, ...change });
    const live = { gameType: 'LIVE', gameCode: 'table', stakeMinor: '1000', winMinor: '0' };
    const before = settledBet(busy, { day: '2026-03-01' });
    const won = on(6, { winMinor: '2000' });
    await play(before, on(2), on(3, { winMinor: '1999' }), on(5, live), won);
    const { outbox } = house.app.server.kernel;
    const credit = (reference: string, amountMinor: string, creditedAt: string) =>
      outbox.publish(depositCredited, { reference, memberId: busy.id, amountMinor, creditedAt });
    await credit('d1', '5000', '2026-03-02T00:00:00.000Z');
    await credit('d1', '5000', '2026-03-02T00:00:00.000Z');
    await credit('d2', '4999', '2026-03-03T00:00:00.000Z');
    await credit('d3', '9000', '2026-03-01T23:59:59.000Z');
    await outbox.drain();
    assert.deepEqual(await states(busy.token), [
      ...['stake 85.00 open', 'stake-live 10.00 open', 'rounds-live 1 open', 'games 2 open', 'wins 1 open'],
      ...['deposits 1 open', 'days 2 open', 'ever 5 open'],
    ]);
    const correct = async (winBeforeMinor: string, winMinor: string) => {
      const corrected = { ...won, winBeforeMinor, winMinor, transactionId: `c${winMinor}` };
      await outbox.publish(betCorrected, { ...corrected, correctedAt: '2026-03-06T09:00:00.000Z' });
      await outbox.drain();
    };
    const wins = async () => (await summary(busy.token)).missions.find(({ missionId }) => missionId === 'wins')?.done;
    await correct('2000', '0');
    assert.equal(await wins(), '0');
    await correct('0', '9000');
    await correct('0', '9000');
    assert.equal(await wins(), '1');
    assert.equal((await states(busy.token))[0], 'stake 85.00 open', 'the stake stays');
  });

  test('rounds, games and days count from the stake that the mission asks for', async () => {
    clock.set('2026-03-06T08:00:00.000Z');
    const of = (measure: 'rounds' | 'games' | 'days', minStake?: '5.00' | '10.00') => ({
      id: `${measure}-${minStake?.replace('.', '-') ?? 'any'}`,
      goal: { measure, count: 7 },
      minStake,
    });
    const asked = (['rounds', 'games', 'days'] as const).flatMap((measure) => [
      of(measure),
      of(measure, '5.00'),
      of(measure, '10.00'),
    ]);
    await offer(
      ...asked.map((goal) => mission({ period: 'weekly', ...goal })),
      mission({ id: 'rounds-ever', period: 'once', goal: { measure: 'rounds', count: 9 }, minStake: '5.00' }),
    );
    const careful = await player('careful');
    const of5 = (no: number, stakeMinor: string, gameCode = 'one') =>
      settledBet(careful, { day: `2026-03-0${no}`, stakeMinor, gameCode });
    await play(of5(4, '499'), of5(5, '500'), of5(5, '999', 'two'), of5(6, '1000', 'three'), of5(6, '1', 'four'));
    assert.deepEqual(await states(careful.token), [
      ...['rounds-any 5 open', 'rounds-5-00 3 open', 'rounds-10-00 1 open'],
      ...['games-any 4 open', 'games-5-00 3 open', 'games-10-00 1 open'],
      ...['days-any 3 open', 'days-5-00 2 open', 'days-10-00 1 open', 'rounds-ever 3 open'],
    ]);
    await offer(mission({ period: 'weekly', goal: { measure: 'days', count: 2 }, minStake: '5.00' }));
    assert.deepEqual(await states(careful.token), ['rounds 2 claimable']);
    assert.equal((await summary(careful.token)).missions[0]?.minStake, '5.00');
  });

  test('a correction that is told before its settlement counts the round once', async () => {
    clock.set('2026-03-02T08:00:00.000Z');
    await offer(mission({ goal: { measure: 'wins', count: 2, atLeast: '20.00' } }));
    const early = await player('early');
    const bet = settledBet(early, { winMinor: '0' });
    const told = { ...bet, winBeforeMinor: '0', winMinor: '5000', transactionId: 'c1' };
    const { outbox } = house.app.server.kernel;
    await outbox.publish(betCorrected, { ...told, correctedAt: '2026-03-02T07:30:00.000Z' });
    await outbox.drain();
    await play(bet);
    assert.deepEqual(await states(early.token), ['rounds 1 open']);
  });

  test('corrections of one batch: of several of a round the last holds, also before its settlement is told', async () => {
    clock.set('2026-03-02T08:00:00.000Z');
    await offer(mission({ goal: { measure: 'wins', count: 9, atLeast: '20.00' } }));
    const [one, two] = [await player('batch1'), await player('batch2')];
    const [settled, other, untold] = [settledBet(one), settledBet(two, { winMinor: '2000' }), settledBet(two)];
    await play(settled, other);
    const correctedAt = '2026-03-02T07:30:00.000Z';
    const moved = (bet: BetSettled, winBeforeMinor: string, winMinor: string) => ({
      ...{ ...bet, winBeforeMinor, winMinor, correctedAt, transactionId: `${bet.roundId} ${winMinor}` },
    });
    const told = [
      ...[moved(settled, '1000', '0'), moved(other, '2000', '0'), moved(untold, '1000', '2000')],
      ...[moved(settled, '0', '5000'), moved(untold, '2000', '2500')],
    ];
    const { outbox } = house.app.server.kernel;
    await outbox.publishAll(betCorrected, told);
    await outbox.publishAll(betCorrected, told.slice(3));
    await outbox.drain();
    await play(untold);
    assert.deepEqual([await states(one.token), await states(two.token)], [['rounds 1 open'], ['rounds 1 open']]);
  });

  test('who may not claim, and what there is not', async () => {
    clock.set('2026-03-02T08:00:00.000Z');
    await offer(mission({}));
    const owner = await player('owner');
    const thief = await player('thief');
    const closed = await player('closing');
    await addMember(house.app, 'trial000045', { type: trialType, password: undefined });
    const trial = await house.app.modules.member.byAccount('trial000045');
    const bets = [owner, closed, ...(trial ? [trial] : [])].flatMap((one) => [settledBet(one), settledBet(one)]);
    await play(...bets);
    assert.equal((await claim(thief.token)).code, 'mission_not_reached', 'of another');
    const trialToken = await tokenOf(house.app, 'trial000045');
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
    assert.equal((await house.api.send(getMissionSummary, {})).status, 401);
    assert.equal((await house.api.send(claimMission, { missionId: 'rounds', periodKey: monday })).status, 401);
    const noKey = await house.api.send(
      claimMission,
      { missionId: 'rounds', periodKey: monday },
      { token: owner.token },
    );
    assert.equal(noKey.code, 'idempotency_key_required');
    await house.app.modules.member.setState(closed.id, 'closed');
    await assert.rejects(
      house.app.modules.rewards.missions.claim({ memberId: closed.id, missionId: 'rounds', periodKey: monday }),
      { code: 'account_closed' },
    );
    assert.deepEqual([await wallet(owner), await wallet(thief), await wallet(closed)], [0n, 0n, 0n]);
  });

  test('the live stream tells progress, and what can be claimed', async () => {
    clock.set('2026-03-02T08:00:00.000Z');
    await offer(mission({}));
    const hearer = await player('hearer');
    const { live } = house.app.server.kernel;
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

  test('the books are in order', async () => {
    assert.equal((await house.app.modules.wallet.checkLedger()).balanced, true);
  });
});

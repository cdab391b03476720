import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getMissionLeaderboard } from '@portal/shared/contract/rewards/missions';
import type { App } from '../../../../app.ts';
import { apiClient } from '../../../../testing/api-client.ts';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { testClock } from '../../../../testing/test-clock.ts';
import { testApp } from '../../../../testing/test-kernel.ts';
import type { Member } from '../../../accounts/index.ts';
import { addMember, tokenOf } from '../../../accounts/testing/add-member.ts';
import { type BetSettled, betCorrected, betSettled } from '../../../games/index.ts';
import { settledBet } from '../../../games/testing/settled-bet.ts';
import { memberAccount } from '../../../wallet/index.ts';
import type { RewardSettingValues } from '../../rewards.settings.ts';

type LeaderboardSetting = RewardSettingValues['rewards.leaderboard'];

const prizes = [
  { places: 1, amount: '100.00', turnoverPercent: 100 },
  { places: 1, amount: '50.00', points: 10, turnoverPercent: 0 },
];

forEachDatabase(({ database }) => {
  const clock = testClock();
  let app: App;
  const names = new Map<string, Member>();

  before(async () => {
    app = await testApp(database(), { clock });
    const { settings } = app.modules;
    await settings.write('timeZone', 'UTC', 'test');
    await settings.write('login.triesPerMinute', 1000, 'test');
    for (const account of ['anna', 'ben', 'carla', 'dora']) names.set(account, await addMember(app, account));
  });
  after(() => app.close());

  const rule = (change: Partial<LeaderboardSetting> = {}) =>
    app.modules.settings.write(
      'rewards.leaderboard',
      { isOpen: true, measure: 'stake', minStake: '0.00', prizes, ...change },
      'test',
    );

  function bet(account: string, day: string, minute: number, stakeMinor: string, winMinor = '0'): BetSettled {
    const member = names.get(account);
    if (!member) throw new Error(`There is no ${account}`);
    const settledAt = `${day}T08:${String(minute).padStart(2, '0')}:00.000Z`;
    return settledBet(member, { day, settledAt, stakeMinor, winMinor });
  }

  async function play(...bets: BetSettled[]) {
    const { outbox } = app.server.kernel;
    await outbox.publishAll(betSettled, bets);
    await outbox.drain();
  }

  const board = async (account: string, week?: string) =>
    (await apiClient(app).send(getMissionLeaderboard, week ? { week } : {}, { token: await tokenOf(app, account) }))
      .value;
  const placesOf = (list: Awaited<ReturnType<typeof board>>['list']) =>
    list.map(({ place, account, score }) => `${place} ${account} ${score}`);
  const wallet = (account: string) => app.modules.wallet.balanceOf(memberAccount(names.get(account)?.id ?? ''));

  // covers 7.2
  test('ranks by stake, counting rounds once, ties by time, with the own place and masked names', async () => {
    clock.set('2026-03-04T08:00:00.000Z');
    await rule();
    const first = bet('anna', '2026-03-02', 5, '3000');
    await play(first, first, bet('ben', '2026-03-02', 9, '2500'), bet('carla', '2026-03-03', 1, '4000'));
    await play(bet('ben', '2026-03-02', 4, '500'), first, bet('dora', '2026-03-01', 4, '99900'));
    const shown = await board('ben');
    assert.deepEqual(placesOf(shown.list), ['1 ca***a 40.00', '2 a*** 30.00', '3 b*** 30.00']);
    assert.deepEqual(shown.own, { place: 3, account: 'b***', score: '30.00', isOwn: true });
    assert.deepEqual(
      [shown.state, shown.from, shown.to, shown.endsAt, shown.players],
      ['running', '2026-03-02', '2026-03-08', '2026-03-09T00:00:00.000Z', 3],
    );
    assert.deepEqual(shown.list[0]?.prize, { amount: '100.00', points: 0 });
    assert.deepEqual(shown.prizes[1], { first: 2, last: 2, amount: '50.00', points: 10 });
    assert.equal((await board('dora')).own, undefined, 'played last week only');
    assert.equal((await apiClient(app).send(getMissionLeaderboard, {})).status, 401);
    const token = await tokenOf(app, 'ben');
    assert.equal((await apiClient(app).send(getMissionLeaderboard, { week: 'next' }, { token })).code, 'invalid_input');
  });

  // covers 7.2
  test("keeps the rule of a week's first bet, and pays prizes once, a while after its end", async () => {
    await rule({ measure: 'multiplier', prizes: [] });
    assert.equal((await board('ben')).prizes.length, 2, 'what was promised stays');
    const { jobs } = app.server.kernel;
    clock.set('2026-03-09T00:14:59.000Z');
    await jobs.runDue();
    assert.equal(await wallet('carla'), 0n);
    assert.equal((await board('carla', 'last')).state, 'counting');
    await app.modules.member.setState(names.get('anna')?.id ?? '', 'closed');
    for (const time of ['00:16', '00:21', '00:31']) {
      clock.set(`2026-03-09T${time}:00.000Z`);
      await Promise.all([jobs.runDue(), jobs.runDue()]);
    }
    assert.deepEqual([await wallet('carla'), await wallet('anna'), await wallet('ben')], [10_000n, 0n, 5000n]);
    assert.equal(await app.modules.payments.turnover.missing(names.get('carla')?.id ?? ''), 10_000n);
    await play(bet('ben', '2026-03-08', 59, '9900000'));
    const last = await board('ben', 'last');
    assert.deepEqual([last.state, placesOf(last.list)[0]], ['paid', '1 ca***a 40.00'], 'nothing counts any more');
    assert.equal(await wallet('dora'), 0n, 'a week that was over when it was first counted has no prizes');
  });

  // covers 7.2
  test('ranks by multiplier, with wins after corrections', async () => {
    const low = bet('ben', '2026-03-09', 1, '100', '900');
    const high = bet('ben', '2026-03-10', 2, '100', '5000');
    await rule({ measure: 'multiplier', minStake: '1.00' });
    clock.set('2026-03-11T08:00:00.000Z');
    await play(low, high, bet('carla', '2026-03-10', 1, '200', '5000'), bet('dora', '2026-03-10', 1, '99', '9900'));
    assert.deepEqual(placesOf((await board('carla')).list), ['1 b*** 50.00', '2 ca***a 25.00']);
    const { outbox } = app.server.kernel;
    const corrected = { ...high, winBeforeMinor: '5000', winMinor: '0', transactionId: 'c1' };
    await outbox.publish(betCorrected, { ...corrected, correctedAt: '2026-03-11T07:00:00.000Z' });
    await outbox.drain();
    assert.deepEqual(placesOf((await board('carla')).list), ['1 ca***a 25.00', '2 b*** 9.00']);
  });

  test('shows a week without a leaderboard', async () => {
    clock.set('2026-03-18T08:00:00.000Z');
    await rule({ isOpen: false });
    await play(bet('ben', '2026-03-17', 1, '100'));
    const shown = await board('ben');
    assert.deepEqual([shown.state, shown.list, shown.players, shown.own], ['closed', [], 0, undefined]);
    assert.equal((await app.modules.wallet.checkLedger()).balanced, true);
  });
});

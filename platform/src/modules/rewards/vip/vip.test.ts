import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setBirthday } from '@portal/shared/contract/accounts/profile';
import { trialType } from '@portal/shared/contract/constants';
import { listVipLevels } from '@portal/shared/contract/content/vip-levels';
import { listMessages } from '@portal/shared/contract/inbox/messages';
import {
  claimBirthdayGift,
  declineBirthdayGift,
  getPlayerRank,
  getVipBenefits,
  getVipGifts,
  getVipProgress,
} from '@portal/shared/contract/rewards/vip';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { type RebatePlayer, rebatePlayer } from '../testing/rebate-player.ts';

forEachDatabase(({ database }) => {
  const clock = testClock();
  const harness = hostedApp(database, {
    clock,
    prepare: async (app) => {
      await app.modules.settings.write('timeZone', 'UTC', 'test');
      await app.modules.content.seed();
    },
  });

  const start = () => clock.set('2026-03-02T08:00:00.000Z');
  const upgrades = async (player: RebatePlayer) =>
    (await player.gifts()).upgrades.flatMap(({ rank, state }) => (state === 'locked' ? [] : [`${rank} ${state}`]));
  const titles = async (player: RebatePlayer) =>
    (await player.api.send(listMessages, {}, player.keyed())).value.list.map(({ title }) => title);

  // covers 1, 2.5
  test('raises the rank with valid bets; the gift waits in the reward centre and is paid once', async () => {
    start();
    const anna = await rebatePlayer(harness.app, 'anna');
    const first = anna.bet(999_999);
    await anna.play(first, first);
    assert.deepEqual([await anna.rank(), await upgrades(anna)], [1, []]);
    assert.deepEqual(await titles(anna), [], 'the first level asks for nothing');
    await anna.play(anna.bet(1));
    assert.deepEqual([await anna.rank(), await upgrades(anna)], [2, ['2 claimable']]);
    assert.deepEqual(await titles(anna), ['You are now VIP 2']);
    const gift = (await anna.gifts()).upgrades.find(({ rank }) => rank === 2);
    assert.equal((await anna.claimGift(gift?.rewardId ?? '')).value.amount, '8.00');
    assert.deepEqual([await anna.wallet(), await upgrades(anna)], [800n, ['2 claimed']]);
    assert.equal((await anna.claimGift(gift?.rewardId ?? '')).code, 'reward_claimed');
    const thief = await rebatePlayer(harness.app, 'thief1');
    assert.equal((await thief.claimGift(gift?.rewardId ?? '')).code, 'reward_not_found');
  });

  // covers 1
  test('gives the gifts of levels skipped by one bet, each once', async () => {
    start();
    const bert = await rebatePlayer(harness.app, 'bert');
    await bert.play(bert.bet(40_000_000));
    assert.equal(await bert.rank(), 5);
    assert.deepEqual(
      await upgrades(bert),
      [2, 3, 4, 5].map((rank) => `${rank} claimable`),
    );
    assert.deepEqual(await titles(bert), ['You are now VIP 5']);
    await bert.play(bert.bet(100));
    assert.equal((await harness.app.modules.rewards.grants.ofSource(bert.id, 'vip-upgrade')).length, 4);
  });

  // covers 1
  test('keeps a higher rank set by the operator; gifts depend on levels reached by bets', async () => {
    start();
    const vip = await rebatePlayer(harness.app, 'vip05', { rankLevel: 5 });
    await vip.play(vip.bet(1_000_000));
    assert.deepEqual([await vip.rank(), await upgrades(vip)], [5, ['2 claimable']]);
    await vip.play(vip.bet(100_000_000));
    assert.equal(await vip.rank(), 6);
  });

  test('rates a day by the rank at its end; ranks never fall', async () => {
    start();
    const carl = await rebatePlayer(harness.app, 'carl');
    const day = '2026-03-01';
    await carl.play(carl.bet(600_000, { day }), carl.bet(400_000));
    const { days = [] } = (await carl.category('RNG')) ?? {};
    assert.deepEqual(
      days.map((each) => [each.day, each.basisPoints, each.rebate]),
      [
        ['2026-03-02', 35, '14.00'],
        [day, 30, '18.00'],
      ],
    );
    await harness.app.modules.member.ranks.raise(carl.id, 1);
    assert.equal(await carl.rank(), 2);
  });

  // covers 1
  test('gives a birthday gift within its days, once a year, by rank, with turnover', async () => {
    start();
    const dora = await rebatePlayer(harness.app, 'dora', { rankLevel: 3 });
    assert.deepEqual((await dora.gifts()).birthday, { state: 'unknown', amount: '18.00' });
    assert.equal((await dora.claimBirthday()).code, 'birthday_unknown');
    await dora.api.send(setBirthday, { birthday: '1990-05-06' }, dora.keyed());
    assert.deepEqual((await dora.gifts()).birthday, {
      state: 'waiting',
      amount: '18.00',
      from: '2026-05-06',
      until: '2026-05-13T00:00:00.000Z',
    });
    clock.set('2026-05-05T23:59:59.000Z');
    await dora.logIn();
    assert.equal((await dora.claimBirthday()).code, 'birthday_not_now');
    clock.set('2026-05-12T23:59:59.000Z');
    await dora.logIn();
    assert.equal((await dora.gifts()).birthday.state, 'claimable');
    const paid = await dora.claimBirthday('the-birthday-claim');
    assert.deepEqual(paid.value, { amount: '18.00', turnover: '18.00' });
    assert.deepEqual((await dora.claimBirthday('the-birthday-claim')).value, paid.value);
    assert.deepEqual((await dora.claimBirthday()).value, paid.value, 'a repeat gives what was paid');
    assert.deepEqual([await dora.wallet(), (await dora.gifts()).birthday.state], [1800n, 'claimed']);
    clock.set('2026-05-13T00:00:00.000Z');
    await dora.logIn();
    assert.equal((await dora.claimBirthday()).code, 'birthday_not_now');
    clock.set('2027-05-06T00:00:00.000Z');
    await dora.logIn();
    const claims = await Promise.all(Array.from({ length: 10 }, () => dora.claimBirthday()));
    assert.ok(claims.every(({ value }) => value.amount === '18.00'));
    assert.equal(await dora.wallet(), 3600n);
  });

  test('declines a birthday gift for good', async () => {
    clock.set('2026-05-06T00:00:00.000Z');
    const birthday = { registeredAt: new Date('2025-01-01T00:00:00.000Z'), profile: { birthday: '1990-05-06' } };
    const gwen = await rebatePlayer(harness.app, 'gwen', { rankLevel: 3, ...birthday });
    const decline = () => gwen.api.send(declineBirthdayGift, {}, gwen.keyed());
    const declinedAt = clock.now().toISOString();
    for (const _turn of [1, 2]) assert.deepEqual((await decline()).value, { declinedAt });
    const { state, declinedAt: shownAt } = (await gwen.gifts()).birthday;
    assert.deepEqual([state, shownAt], ['claimed', declinedAt]);
    assert.equal((await gwen.claimBirthday()).code, 'reward_declined');
    assert.equal(await gwen.wallet(), 0n);
  });

  test('gives nothing this year for a birthday set within 30 days before it, or on it', async () => {
    clock.set('2026-04-07T08:00:00.000Z');
    const evan = await rebatePlayer(harness.app, 'evan', { rankLevel: 3 });
    await evan.api.send(setBirthday, { birthday: '1990-05-06' }, evan.keyed());
    assert.equal((await evan.gifts()).birthday.state, 'new');
    clock.set('2026-05-06T08:00:00.000Z');
    await evan.logIn();
    assert.equal((await evan.claimBirthday()).code, 'birthday_new');
    const fay = await rebatePlayer(harness.app, 'fay01', { rankLevel: 3, profile: { birthday: '1990-05-06' } });
    assert.equal(
      (await fay.claimBirthday()).code,
      'birthday_new',
      'one that came with the registration is as old as it',
    );
    clock.set('2027-05-06T08:00:00.000Z');
    await evan.logIn();
    assert.equal((await evan.claimBirthday()).value.amount, '18.00');
  });

  // covers 5
  test('refuses a rank without a gift, an age below 21, and closed and trial accounts', async () => {
    clock.set('2026-05-06T08:00:00.000Z');
    const registeredAt = new Date('2026-01-01T00:00:00.000Z');
    const known = (birthday: string) => ({ registeredAt, profile: { birthday } });
    const low = await rebatePlayer(harness.app, 'low001', { ...known('1990-05-06'), rankLevel: 2 });
    assert.equal((await low.gifts()).birthday.state, 'low_rank');
    assert.equal((await low.claimBirthday()).code, 'vip_rank_low');
    const young = await rebatePlayer(harness.app, 'young1', { ...known('2005-05-07'), rankLevel: 3 });
    clock.set('2026-05-07T08:00:00.000Z');
    await young.logIn();
    assert.equal((await young.claimBirthday()).value.amount, '18.00', 'who is 21 on the day');
    const younger = await rebatePlayer(harness.app, 'young2', { ...known('2006-05-07'), rankLevel: 3 });
    const refused = await younger.claimBirthday();
    assert.deepEqual([refused.code, refused.message], ['birthday_age', 'Please confirm you are 21 years old']);
    const closed = await rebatePlayer(harness.app, 'closed1', { ...known('1990-05-06'), rankLevel: 3 });
    await harness.app.modules.member.setState(closed.id, 'closed');
    await assert.rejects(harness.app.modules.rewards.vip.claimBirthdayGift(closed.id), { code: 'account_closed' });
    const trial = await rebatePlayer(harness.app, 'trial000048', { type: trialType, password: undefined });
    assert.equal((await trial.claimBirthday()).code, 'in_need_true_account');
    await trial.play(trial.bet(100_000_000));
    assert.deepEqual([await trial.rank(), (await trial.places()).own], [0, undefined]);
  });

  // covers 2.5
  test('ranks the current month with masked names and the own place', async () => {
    clock.set('2026-07-02T08:00:00.000Z');
    const day = '2026-07-02';
    const players: RebatePlayer[] = [];
    for (const [index, account] of ['ranked1', 'ranked2', 'ranked3'].entries()) {
      const player = await rebatePlayer(harness.app, account);
      await player.play(player.bet(1000 * (index + 1), { day }), player.bet(9_999_999, { day: '2026-06-30' }));
      players.push(player);
    }
    const [last] = players;
    const { month, list, own, endsAt, players: count } = (await last?.places()) ?? {};
    assert.deepEqual([month, endsAt, count], ['2026-07', '2026-08-01T00:00:00.000Z', 3]);
    assert.deepEqual(
      list?.map(({ place, account, validBet, isOwn }) => [place, account, validBet, isOwn]),
      [
        [1, 'ra***3', '30.00', false],
        [2, 'ra***2', '20.00', false],
        [3, 'ra***1', '10.00', true],
      ],
    );
    assert.deepEqual(own, list?.[2]);
  });

  test('shows all visitors the benefits of the settings', async () => {
    const { levels, birthdayDays } = (await harness.api.send(getVipBenefits, {})).value;
    assert.deepEqual([levels.length, birthdayDays], [10, 7]);
    assert.deepEqual([levels[2]?.upgradeGift, levels[2]?.birthdayGift], ['18.00', '18.00']);
    assert.deepEqual(levels[2]?.rebates[0], { gameType: 'RNG', mode: 'manual', basisPoints: 40 });
    for (const call of [getVipGifts, getPlayerRank, getVipProgress])
      assert.equal((await harness.api.send(call, {})).status, 401);
    assert.equal((await harness.api.send(claimBirthdayGift, {})).status, 401);
  });

  // covers 1
  test('takes thresholds from the money setting, so that a document alone lowers none', async () => {
    start();
    const {
      settings,
      content: { documents },
    } = harness.app.modules;
    const level = (await documents.get('vip-level', 'level-10')).value;
    const cheap = { ...Object(level), validBet: '1.00' };
    await documents.set('vip-level', 'level-10', { value: cheap }, { who: 'writer', why: 'cheap' });
    const unknown = { ...Object(level), rank: 11, validBet: '1.00' };
    await documents.set('vip-level', 'level-11', { value: unknown }, { who: 'writer', why: 'one more' });
    const gina = await rebatePlayer(harness.app, 'gina01');
    await gina.play(gina.bet(100_000));
    assert.deepEqual([await gina.rank(), await upgrades(gina)], [1, []]);
    const shown = async () => (await gina.api.send(listVipLevels, {})).value.levels;
    assert.deepEqual(
      (await shown()).slice(8).map(({ rank, validBet }) => [rank, validBet]),
      [
        [9, '15000000.00'],
        [10, '40000000.00'],
      ],
    );
    const terms = await settings.get('rewards.vip');
    const ranks = terms.ranks.map((each) => (each.rank === 2 ? { ...each, validBet: '2000.00' } : each));
    await settings.write('rewards.vip', { ...terms, ranks }, 'test');
    assert.equal((await shown())[1]?.validBet, '2000.00');
    await documents.set(
      'vip-level',
      'level-2',
      { value: { ...Object(level), rank: 2, isShown: false } },
      { who: 'writer', why: 'hidden' },
    );
    await gina.play(gina.bet(100_000));
    assert.deepEqual([await gina.rank(), await upgrades(gina)], [2, ['2 claimable']], 'also of a level without words');
    await settings.write('rewards.vip', terms, 'test');
  });

  test('keeps the ledger balanced', async () => {
    assert.equal((await harness.app.modules.wallet.checkLedger()).balanced, true);
  });
});

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { trialType } from '@portal/shared/contract/constants';
import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import { drawChance, getChanceDraw, getOwnChance, listChanceDraws } from '@portal/shared/contract/rewards/chance';
import { prizeAt } from '@portal/shared/contract/rewards/chance-draw';
import { eq } from 'drizzle-orm';
import type { App } from '../../../../app.ts';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { type TestClock, testClock } from '../../../../testing/test-clock.ts';
import { testApp } from '../../../../testing/test-kernel.ts';
import { addMember, tokenOf } from '../../../accounts/testing/add-member.ts';
import { betSettled } from '../../../games/index.ts';
import { settledBet } from '../../../games/testing/settled-bet.ts';
import { memberAccount } from '../../../wallet/index.ts';
import { type ChanceHarness, chanceHarness } from '../../testing/chance-harness.ts';
import { chanceStakes, eggTickets } from '../chance.tables.ts';
import { commitmentOf, fairNumber } from '../fair-number.rules.ts';

const sure = [
  { id: 'cash', kind: 'amount', amount: '2.00', weight: 999_999 },
  { id: 'nothing', kind: 'nothing', weight: 1 },
];

forEachDatabase(({ database }) => {
  let app: App;
  let harness: ChanceHarness;
  let clock: TestClock;
  const set = async (game: 'wheel' | 'egg', change: object) => {
    const { settings } = app.modules;
    const key = `rewards.chance.${game}` as const;
    await settings.write(key, { ...(await settings.get(key)), ...change }, 'test');
  };
  const balanceOf = async (memberId: string) =>
    amountFromMinor(await app.modules.wallet.balanceOf(memberAccount(memberId)));

  before(async () => {
    clock = testClock();
    app = await testApp(database(), { clock });
    harness = chanceHarness(app);
  });
  after(() => app.close());

  test('shows a visitor prizes with complete odds, and their own state only after login', async () => {
    const { wheel, egg, envelope } = await harness.see();
    for (const { prizes } of [wheel, egg])
      assert.equal(
        prizes.reduce((sum, { weight }) => sum + weight, 0),
        1_000_000,
      );
    assert.deepEqual(envelope.drops, []);
    assert.equal((await harness.api.send(getOwnChance, {})).code, 'not_logged_in');
  });

  // covers 2.5
  test('commits a spin first, draws it from the seeds, records it with its odds, and pays it once with its turnover', async () => {
    await set('wheel', { prizes: sure, turnoverPercent: 300 });
    const { id, token } = await harness.player('spinner', 10_000);
    assert.equal((await harness.seeOwn(token)).wheel.tickets, 1);
    const commitment = await harness.commit(token, 'wheel');
    assert.equal(await harness.commit(token, 'wheel'), commitment, 'the same until it is drawn with');
    const { draw, nextCommitment } = (await harness.draw(token, 'wheel')).value;
    assert.equal(draw.commitment, commitment);
    assert.equal(commitmentOf(draw.serverSeed), commitment);
    assert.equal(fairNumber(draw.serverSeed, 'client-seed-1', 1_000_000), draw.number);
    assert.ok(draw.game === 'wheel');
    assert.equal(prizeAt(draw.prizes, draw.number).id, draw.prizeId);
    assert.deepEqual([draw.amount, draw.turnover, await balanceOf(id)], ['2.00', '6.00', '2.00']);
    assert.notEqual(nextCommitment, commitment);
    assert.equal(await harness.commit(token, 'wheel'), nextCommitment);
    const listed = (await harness.api.send(listChanceDraws, {}, { token })).value.list;
    assert.deepEqual(listed, [draw]);
    const { wheel } = await harness.seeOwn(token);
    assert.deepEqual([wheel.tickets, wheel.drawnToday], [0, 1]);
  });

  // covers 2.5
  test('gives one spin a day for enough stake on that day', async () => {
    const { token } = await harness.player('staker', 9_999);
    assert.equal((await harness.draw(token, 'wheel')).code, 'chance_no_ticket');
    const member = await app.modules.member.byAccount('staker');
    assert.ok(member);
    const bet = settledBet(member, { stakeMinor: '1' });
    await Promise.all([app.modules.rewards.chance.count([bet, bet]), app.modules.rewards.chance.count([bet])]);
    assert.equal((await harness.seeOwn(token)).wheel.stakedToday, '100.00', 'published three times, counted once');
    assert.equal((await harness.draw(token, 'wheel')).status, 200);
    assert.equal((await harness.draw(token, 'wheel')).code, 'chance_day_cap');
    clock.advanceMs(86_400_000);
    const tomorrow = await tokenOf(app, 'staker');
    assert.equal((await harness.draw(tomorrow, 'wheel')).code, 'chance_no_ticket');
    clock.advanceMs(-86_400_000);
  });

  // covers 2.5
  test('makes no tickets from a rest when the price falls', async () => {
    const { settings } = app.modules;
    const before = await settings.get('rewards.chance.egg');
    const { id, token } = await harness.player('resting1', 49_900);
    const member = await app.modules.member.byId(id);
    assert.ok(member);
    const bet = (stakeMinor: string) => app.modules.rewards.chance.count([settledBet(member, { stakeMinor })]);
    await set('egg', { stakePerTicket: '1.00' });
    await bet('250');
    const seen = (await harness.seeOwn(token)).egg;
    assert.deepEqual([seen.tickets, seen.stakedTowards], [2, '0.50'], 'two of the new stake, none of 499.00 at 500.00');
    await settings.write('rewards.chance.egg', before, 'test');
    await bet('49950');
    const after = (await harness.seeOwn(token)).egg;
    assert.deepEqual([after.tickets, after.stakedTowards], [3, '0.00']);
  });

  test('counts stakes beyond the largest number of tickets', async () => {
    await set('egg', { stakePerTicket: '1.00' });
    const { token } = await harness.player('whale001', 900_000_000_000_000);
    assert.equal((await harness.seeOwn(token)).egg.tickets, 1_000_000);
    await set('egg', { stakePerTicket: '500.00' });
  });

  test('earns no tickets for trial accounts', async () => {
    const trial = await addMember(app, 'trial0000044', { type: trialType, password: undefined });
    await app.modules.rewards.chance.count([settledBet(trial, { stakeMinor: '100000' })]);
    const { db } = app.server.kernel;
    assert.equal(await db.$count(eggTickets, eq(eggTickets.memberId, trial.id)), 0);
    assert.equal(await db.$count(chanceStakes, eq(chanceStakes.memberId, trial.id)), 0);
  });

  test('makes an egg ticket for each 500.00 staked, and carries the rest over', async () => {
    await set('egg', { prizes: sure });
    const { id, token } = await harness.player('breaker', 120_000);
    const seen = (await harness.seeOwn(token)).egg;
    assert.deepEqual([seen.tickets, seen.stakedTowards], [2, '200.00']);
    const [first, second] = [await harness.draw(token, 'egg'), await harness.draw(token, 'egg')];
    assert.notEqual(first.value.draw.serverSeed, second.value.draw.serverSeed, 'each draw has a seed of its own');
    for (const { draw } of [first.value, second.value]) assert.equal(commitmentOf(draw.serverSeed), draw.commitment);
    assert.equal((await harness.draw(token, 'egg')).code, 'chance_no_ticket');
    assert.equal(await balanceOf(id), '4.00');
  });

  test('counts bets from the outbox', async () => {
    const { token } = await harness.player('outboxed');
    const member = await app.modules.member.byAccount('outboxed');
    assert.ok(member);
    const { outbox } = app.server.kernel;
    await outbox.publish(betSettled, settledBet(member, { stakeMinor: '100000' }));
    await outbox.drain();
    assert.equal((await harness.seeOwn(token)).egg.tickets, 2);
  });

  test('draws once per idempotency key and per commitment', async () => {
    const { token } = await harness.player('repeater', 100_000);
    const commitment = await harness.commit(token, 'egg');
    const { oddsId } = (await harness.see()).egg;
    const asked = { game: 'egg', commitment, oddsId, clientSeed: 'my-own-seed' };
    const answers = await Promise.all(
      [1, 2].map(() => harness.api.send(drawChance, asked, harness.keyed(token, 'same-key'))),
    );
    const again = await harness.api.send(drawChance, asked, harness.keyed(token, 'same-key'));
    for (const { status, value, code } of answers)
      assert.ok(status === 200 ? value.draw.id === again.value.draw.id : code === 'in_progress');
    const stale = await harness.api.send(drawChance, asked, harness.keyed(token));
    assert.deepEqual([stale.status, stale.code], [409, 'chance_seed_stale']);
    assert.equal((await harness.seeOwn(token)).egg.tickets, 1);
  });

  test('refuses invalid draws and draws nothing', async () => {
    const { token } = await harness.player('hostile', 100_000);
    const other = await harness.player('neighbour', 100_000);
    const foreign = await harness.commit(other.token, 'egg');
    const cases: [object, string][] = [
      [{ commitment: foreign }, 'chance_seed_stale'],
      [{ commitment: 'a'.repeat(64) }, 'chance_seed_stale'],
      [{ commitment: 'short' }, 'invalid_input'],
      [{ clientSeed: '' }, 'invalid_input'],
      [{ clientSeed: 'x'.repeat(65) }, 'invalid_input'],
      [{ clientSeed: 'with:colon' }, 'invalid_input'],
      [{ game: 'envelope' }, 'invalid_input'],
      [{ oddsId: 'others' }, 'chance_odds_changed'],
    ];
    for (const [change, code] of cases)
      assert.equal((await harness.draw(token, 'egg', change)).code, code, JSON.stringify(change));
    assert.equal((await harness.seeOwn(token)).egg.tickets, 2);
    const won = (await harness.draw(other.token, 'egg')).value.draw.id;
    assert.equal((await harness.api.send(getChanceDraw, { id: won }, { token: other.token })).value.id, won);
    assert.equal(
      (await harness.api.send(getChanceDraw, { id: won }, { token })).status,
      404,
      'the draw of another member',
    );
  });

  // covers 2.5
  test('asks visitors to log in and trial accounts to register, and draws nothing for closed accounts', async () => {
    assert.equal((await harness.api.send(drawChance, {})).status, 401);
    await addMember(app, 'trial000001', { type: trialType, password: undefined });
    const trial = await tokenOf(app, 'trial000001');
    assert.equal((await harness.api.send(drawChance, {}, harness.keyed(trial))).code, 'in_need_true_account');
    assert.equal((await harness.api.send(getOwnChance, {}, { token: trial })).code, 'in_need_true_account');
    const { id, token } = await harness.player('closing', 100_000);
    const commitment = await harness.commit(token, 'egg');
    const { oddsId } = (await harness.see()).egg;
    await app.modules.member.setState(id, 'closed');
    const asked = { memberId: id, game: 'egg' as const, commitment, oddsId, clientSeed: 'client-seed-1' };
    await assert.rejects(app.modules.rewards.chance.draw(asked), { code: 'account_closed' });
  });

  // covers 2.5
  test('refuses draws when the operator closes a game, and while the budget could not pay the largest prize', async () => {
    const { token } = await harness.player('late', 200_000);
    await set('egg', { isOpen: false });
    assert.equal((await harness.see()).egg.closed, 'closed');
    assert.equal((await harness.draw(token, 'egg')).code, 'chance_closed');
    const spent = minorUnits('2.00') + (await app.modules.rewards.chance.budget.read('egg', '2026-03-02')).dayMinor;
    await set('egg', { isOpen: true, budget: { perDay: amountFromMinor(spent), inAll: '1000000.00' } });
    assert.equal((await harness.see()).egg.closed, undefined);
    const last = await harness.draw(token, 'egg');
    assert.equal(last.status, 200, last.code);
    assert.equal((await harness.see()).egg.closed, last.value.draw.amount === '2.00' ? 'budget' : undefined);
    assert.equal((await harness.draw(token, 'egg')).code, 'chance_budget_spent');
    assert.equal((await harness.seeOwn(token)).egg.tickets, 3, 'the ticket is kept for another day');
    await set('egg', { budget: { perDay: '10000.00', inAll: amountFromMinor(spent + 199n) } });
    assert.equal((await harness.draw(token, 'egg')).code, 'chance_budget_spent', 'in all');
    await set('egg', { budget: { perDay: '10000.00', inAll: '1000000.00' } });
  });

  test('pays points as points, and records an empty draw', async () => {
    const { id, token } = await harness.player('pointed', 100_000);
    await set('egg', {
      prizes: [
        { id: 'p', kind: 'points', points: 7, weight: 999_999 },
        { id: 'n', kind: 'nothing', weight: 1 },
      ],
    });
    assert.equal((await harness.draw(token, 'egg')).value.draw.points, 7);
    assert.equal(await app.modules.wallet.balanceOf(memberAccount(id, 'points')), 7n);
    await set('egg', {
      prizes: [
        { id: 'n', kind: 'nothing', weight: 999_999 },
        { id: 'p', kind: 'points', points: 7, weight: 1 },
      ],
    });
    const { draw } = (await harness.draw(token, 'egg')).value;
    assert.deepEqual([draw.amount, draw.points, draw.turnover], ['0.00', 0, '0.00']);
  });

  test('keeps the ledger balanced', async () => {
    const { balanced, accountsThatDiffer } = await app.modules.wallet.checkLedger();
    assert.deepEqual([balanced, accountsThatDiffer], [true, 0]);
  });
});

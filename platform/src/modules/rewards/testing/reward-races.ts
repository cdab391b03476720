import assert from 'node:assert/strict';
import { commitChance, drawChance } from '@portal/shared/contract/rewards/chance';
import { claimBirthdayGift } from '@portal/shared/contract/rewards/vip';
import type { App } from '../../../app.ts';
import { createDatabase } from '../../../kernel/database/database.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { openPostgres } from '../../../kernel/database/postgres-engine.ts';
import { apiClient } from '../../../testing/api-client.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { addMember } from '../../accounts/testing/add-member.ts';
import { betSettled } from '../../games/index.ts';
import { settledBet } from '../../games/testing/settled-bet.ts';
import { houseAccount, memberAccount } from '../../wallet/index.ts';
import { chanceHarness } from './chance-harness.ts';
import { codesOf } from './count-codes.ts';
import { type Guest, promotionHarness } from './promotion-harness.ts';

const today = '2026-03-02';
/**
 * Races that no other file covers: tickets, one spin, one birthday, one bonus of a member, and automatic payments by
 * jobs, with two platforms on one database.
 */
export async function rewardRaces(url: string, many: number): Promise<void> {
  const databases = [0, 1].map(() => createDatabase(openPostgres({ url, poolSize: 16, onError: () => {} })));
  const clock = testClock(`${today}T08:00:00.000Z`);
  const apps: App[] = [];
  try {
    for (const database of databases) apps.push(await testApp(database, { clock }));
    const [one, other] = apps;
    if (!one || !other) throw new Error('no platforms');
    await one.modules.settings.write('login.triesPerMinute', 10_000, 'test');
    await one.modules.settings.write('timeZone', 'UTC', 'test');
    await tickets(one, many);
    await oneSpin([one, other], many);
    await oneBirthday([one, other], many);
    await ofJobs([one, other], clock);
    const ledger = await one.modules.wallet.checkLedger();
    assert.deepEqual([ledger.balanced, ledger.accountsThatDiffer], [true, 0]);
  } finally {
    for (const app of apps) await app.close();
    for (const database of databases) await database.close();
  }
}

type Apps = readonly [App, App];

/** Alternates the calls between the two platforms. */
const each = <T>(apps: Apps, many: number, ask: (api: ReturnType<typeof apiClient>, no: number) => Promise<T>) => {
  const clients = apps.map((app) => apiClient(app));
  return Promise.all(Array.from({ length: many }, (_, no) => ask(clients[no % 2] ?? apiClient(apps[0]), no)));
};

/** Lets ten guests compete for each ticket; then sends as many concurrent draws and claims of one member. */
async function tickets(app: App, many: number): Promise<void> {
  const harness = await promotionHarness(app);
  const count = Math.max(1, many / 10);
  await harness.open('urn', { kind: 'raffle', prizes: [{ amount: '3.00', count }] });
  await harness.open('own-urn', { kind: 'raffle', prizes: [{ amount: '3.00', count: many }] });
  await harness.open('own-bonus', { kind: 'bonus', amount: '3.00' });
  const guests: Guest[] = [];
  for (let no = 0; no < many; no += 1) guests.push(await harness.guest(`ticket${no}`));
  const drawn = await Promise.all(guests.map((guest) => harness.draw(guest, 'urn')));
  assert.deepEqual(codesOf(drawn), { given: count, promotion_spent: many - count });
  const draws = drawn.flatMap(({ success, value }) => (success ? [value.draw.id] : []));
  assert.equal(new Set(draws).size, count);
  const hasty = await harness.guest('hasty-one');
  const own = await Promise.all(Array.from({ length: many }, () => harness.draw(hasty, 'own-urn')));
  assert.deepEqual(codesOf(own), { given: 1, promotion_taken: many - 1 });
  const claimed = await Promise.all(Array.from({ length: many }, () => harness.claim(hasty, 'own-bonus')));
  assert.deepEqual(codesOf(claimed), { given: 1, promotion_taken: many - 1 });
  assert.equal((await harness.rewards(hasty)).length, 2);
}

/** Allows one spin a day: whatever seed is named, one is drawn. */
async function oneSpin(apps: Apps, many: number): Promise<void> {
  const harness = chanceHarness(apps[0]);
  const { token } = await harness.player('spinner', 50_000);
  const { oddsId } = (await harness.see()).wheel;
  const { commitment } = (await harness.api.send(commitChance, { game: 'wheel' }, { token })).value;
  const asked = { game: 'wheel', oddsId, commitment, clientSeed: 'client-seed-1' };
  const codes = codesOf(await each(apps, many, (api) => api.send(drawChance, asked, harness.keyed(token))));
  assert.deepEqual(codes, { given: 1, chance_seed_stale: many - 1 });
  assert.equal((await harness.draw(token, 'wheel')).code, 'chance_day_cap');
}

/** All calls answer with the payment, which is made once. */
async function oneBirthday(apps: Apps, many: number): Promise<void> {
  const [{ modules }] = apps;
  const registeredAt = new Date('2025-01-01T00:00:00.000Z');
  const change = { rankLevel: 3, registeredAt, profile: { birthday: `1990${today.slice(4)}` } };
  const { id } = await addMember(apps[0], 'jubilee', change);
  const start = { address: '127.0.0.1', client: '', passwordChangeRequired: false };
  const token = await modules.session.open({ ...start, memberId: id });
  const headers = () => ({ 'idempotency-key': newId() });
  const answers = await each(apps, many, (api) => api.send(claimBirthdayGift, {}, { token, headers: headers() }));
  assert.deepEqual(codesOf(answers), { given: many });
  assert.equal(await modules.wallet.balanceOf(memberAccount(id)), 1800n);
  assert.equal(await modules.wallet.balanceOf(houseAccount('rewards-vip-birthday')), -1800n);
}

/** Runs automatic rebates and weekly prizes on two platforms that both find them due, repeatedly. */
async function ofJobs(apps: Apps, clock: ReturnType<typeof testClock>): Promise<void> {
  const [{ modules }] = apps;
  const players = [];
  for (let no = 1; no <= 5; no += 1) players.push(await addMember(apps[0], `jobbed${no}`));
  const bets = players.map((player, at) =>
    settledBet(player, { gameType: 'SPORTS', stakeMinor: String(100_000 * (at + 1)), day: today }),
  );
  const { outbox } = apps[0].server.kernel;
  await outbox.publishAll(betSettled, bets);
  await outbox.drain();
  for (const time of ['2026-03-03T00:20', '2026-03-03T00:40', '2026-03-09T00:20', '2026-03-09T00:40']) {
    clock.set(`${time}:00.000Z`);
    await Promise.all(apps.flatMap(({ server }) => [server.kernel.jobs.runDue(), server.kernel.jobs.runDue()]));
  }
  const { prizes } = await modules.settings.get('rewards.leaderboard');
  const rebates = await modules.wallet.balanceOf(houseAccount('rewards-rebate'));
  // 0.2 % of 1,000.00 to 5,000.00.
  assert.equal(rebates, -3000n);
  const sources = await Promise.all(players.map(({ id }) => modules.rewards.grants.ofSource(id, 'leaderboard')));
  assert.ok(prizes.length > 0 && sources.every((given) => given.length === 1), 'one prize each');
}

import assert from 'node:assert/strict';
import type { App } from '../../../app.ts';
import { seededRandom } from '../../../demo-data/games-history.rules.ts';
import { createDatabase } from '../../../kernel/database/database.ts';
import { openPostgres } from '../../../kernel/database/postgres-engine.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { houseAccount } from '../../wallet/index.ts';
import type { Grant } from '../grants/reward-grants.tables.ts';
import { rewardReference } from '../promo-codes/redemption.rules.ts';
import { codesOf } from './count-codes.ts';
import { type PromoCodeHarness, promoCodeHarness, type Redeemer } from './promo-code-harness.ts';

/** Sends concurrent redemptions to two platforms on one database: uses, budgets and codes are taken exactly. */
export async function promoCodesAtOnce(url: string, many: number, seed: number): Promise<void> {
  const databases = [0, 1].map(() => createDatabase(openPostgres({ url, poolSize: 16, onError: () => {} })));
  const apps: App[] = [];
  try {
    for (const database of databases) apps.push(await testApp(database));
    const [one, other] = apps;
    if (!one || !other) throw new Error('no platforms');
    await one.modules.settings.write('rewards.promoCodeTries', { perMember: 1000, perAddress: 100_000 }, 'test');
    const first = await promoCodeHarness(one);
    const second = await promoCodeHarness(other, first.finance);
    const members: Redeemer[] = [];
    for (let no = 1; no <= many; no += 1) members.push(await first.member(`racer${no}x`));
    const race = { harnesses: [first, second] as const, members, many };
    await oneBudget(race);
    await oneMember(race);
    await oneCode(race);
    await mixed(one, race, seed);
  } finally {
    for (const app of apps) await app.close();
    for (const database of databases) await database.close();
  }
}

interface Race {
  harnesses: readonly [PromoCodeHarness, PromoCodeHarness];
  members: readonly Redeemer[];
  many: number;
}

/** Alternates between the two platforms. */
const at = ({ harnesses }: Race, no: number) => harnesses[no % 2 === 0 ? 0 : 1];

/** Redeems at an address of its own: tries from one address wait for each other, and would hide a race. */
const redeem = (race: Race, no: number, member: Redeemer, code: string) =>
  at(race, no).redeem(member, code, undefined, `10.0.0.${no + 1}`);

/** Has money for a few of many members, then uses for a few. */
async function oneBudget(race: Race): Promise<void> {
  const { harnesses, members, many } = race;
  const few = Math.floor(many / 5);
  const limits = [
    { code: 'BUDGET', uses: many, budget: `${few * 5 + 4}.99` },
    { code: 'PLACES', uses: few },
  ];
  for (const limit of limits) {
    const id = await harnesses[0].open(limit);
    const answers = await Promise.all(members.map((member, no) => redeem(race, no, member, limit.code)));
    assert.deepEqual(codesOf(answers), { given: few, promo_code_spent: many - few });
    const { used, given } = await harnesses[0].campaign(id);
    assert.deepEqual([used, given], [few, `${few * 5}.00`]);
  }
}

/** One member redeems a code from many devices at once. */
async function oneMember(race: Race): Promise<void> {
  const { harnesses, many } = race;
  const id = await harnesses[0].open({ code: 'DEVICES', uses: many });
  const member = await harnesses[0].member('devices1');
  const tries = Array.from({ length: many }, (_, no) => redeem(race, no, member, 'DEVICES'));
  assert.deepEqual(codesOf(await Promise.all(tries)), { given: 1, promo_code_used: many - 1 });
  assert.equal((await harnesses[0].rewards(member)).length, 1);
  assert.equal((await harnesses[0].campaign(id)).used, 1);
}

/** Many members redeem the same one-use code at once. */
async function oneCode(race: Race): Promise<void> {
  const { harnesses, members, many } = race;
  const id = await harnesses[0].open({ uses: 2 });
  const [code = ''] = await harnesses[0].codesOf(id);
  const answers = await Promise.all(members.map((member, no) => redeem(race, no, member, code)));
  assert.deepEqual(codesOf(answers), { given: 1, promo_code_spent: many - 1 });
}

/** Random redemptions, claims and declines at once; afterwards every figure is the sum of the rewards. */
async function mixed(app: App, race: Race, seed: number): Promise<void> {
  const random = seededRandom(seed);
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[Math.floor(random() * list.length)];
    if (chosen === undefined) throw new Error(`seed ${seed}: nothing to choose from`);
    return chosen;
  };
  const [first] = race.harnesses;
  const shared = await first.open({ code: 'MIXED', uses: race.many, budget: '60.00', points: 3 });
  const batch = await first.open({ uses: 12, amount: '2.00', turnoverPercent: 0 });
  const codes = ['MIXED', ...(await first.codesOf(batch))];
  for (let round = 0; round < 4; round += 1) {
    const acts = race.members.map((member, no) => act(race, no, member, { code: pick(codes), chance: random() }));
    await Promise.all(acts);
  }
  const all = await rewardsOf(app, race.members);
  for (const id of [shared, batch]) {
    const rewards = all.filter(({ reference, state }) => reference === rewardReference(id) && state !== 'withdrawn');
    const sum = sumOf(rewards);
    const row = await app.modules.rewards.promoCodes.campaigns.byId(id);
    assert.deepEqual([row?.used, row?.givenMinor], [rewards.length, sum], `seed ${seed}`);
    assert.ok(rewards.length > 0 && (row?.budgetMinor ?? sum) >= sum, `seed ${seed}`);
  }
  const paid = sumOf(all.filter(({ state }) => state === 'claimed'));
  const { wallet } = app.modules;
  assert.equal(await wallet.balanceOf(houseAccount('rewards-promotion')), -paid, `seed ${seed}`);
  const { balanced, accountsThatDiffer } = await wallet.checkLedger();
  assert.deepEqual([balanced, accountsThatDiffer], [true, 0], `seed ${seed}`);
}

async function act(race: Race, no: number, member: Redeemer, { code, chance }: { code: string; chance: number }) {
  const { success, value } = await redeem(race, no, member, code);
  if (!success) return;
  const harness = at(race, no);
  if (chance < 0.3) await harness.decline(member, value.id);
  else if (chance < 0.8) await Promise.all([harness.claim(member, value.id), harness.claim(member, value.id)]);
}

async function rewardsOf({ modules }: App, members: readonly Redeemer[]): Promise<Grant[]> {
  const { ofSource } = modules.rewards.grants;
  return (await Promise.all(members.map(({ memberId }) => ofSource(memberId, 'promotion')))).flat();
}

const sumOf = (rewards: readonly Grant[]) => rewards.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);

import type { App } from '@portal/platform/app';
import { addBoundMember } from '@portal/platform/modules/accounts/testing/bound-member';
import { betSettled } from '@portal/platform/modules/games/games.events';
import { testPaymentPassword } from '@portal/platform/modules/payments/testing/withdrawing-member';
import { givePoints } from '@portal/platform/modules/rewards/testing/point-member';
import { promotionHarness } from '@portal/platform/modules/rewards/testing/promotion-harness';
import { operatorPerson } from '@portal/platform/testing/operator-token';
import { testClock } from '@portal/platform/testing/test-clock';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import type { NewTournament } from '@portal/shared/contract/rewards/operator-tournaments';
import { addDays, dayIn } from '@portal/shared/contract/time/calendar-days';
import { withApp } from '../money/with-app.ts';
import { automaticType, type Bystander, dayBets, playerBets } from './reward-bets.ts';
import { missionCount, prizesOfTournament, rewardSettings, zoneAtNoon } from './reward-settings.ts';

export const openingPoints = 50_000_000n;

export interface RewardPlayer {
  memberId: string;
  uplinePath: string;
  account: string;
  token: string;
  /** Gifts that wait to be claimed. */
  gifts: readonly string[];
  commitments: Readonly<Record<'wheel' | 'egg' | 'envelope', string>>;
}

export interface RewardFixture {
  players: readonly RewardPlayer[];
  bystanders: readonly Bystander[];
  reviewer: string;
  /** Names of what there is of each kind, more with more kills. */
  bonuses: readonly string[];
  raffles: readonly string[];
  applications: readonly string[];
  promoCodes: readonly string[];
  drops: readonly string[];
  oddsIds: Readonly<Record<'wheel' | 'egg', string>>;
  timeZone: string;
  scale: number;
  missions: number;
}

/** Of each promotion and each drop there is one less than players, so that somebody goes without. */
const playerCount = 4;
const slotCount = playerCount - 1;
const bystanderCount = 40;
const dayMs = 86_400_000;

const named = (name: string, count: number) => Array.from({ length: count }, (_, no) => `${name}-${no + 1}`);

/** Members with gifts, points and bets, promotions, drops, and days that the jobs have to pay; `scale` of each. */
export async function seedRewards(env: NodeJS.ProcessEnv, scale: number): Promise<RewardFixture> {
  const timeZone = zoneAtNoon(new Date());
  const names = {
    bonuses: named('bonus', 4 * scale),
    raffles: named('raffle', 3 * scale),
    applications: named('application', 2 * scale),
    promoCodes: named('CODE', 3 * scale).map((name) => name.replace('-', '')),
    drops: named('drop', 3 * scale),
  };
  const fixture = await withApp(env, async (app) => {
    for (const [key, value] of rewardSettings(timeZone, scale)) await app.modules.settings.write(key, value, 'test');
    await app.modules.settings.write('rewards.approvedByTwo', false, 'test');
    await app.modules.content.seed();
    await openPromotions(app, names);
    const players: RewardPlayer[] = [];
    for (let no = 1; no <= playerCount; no += 1) players.push(await addPlayer(app, no, { scale, timeZone }));
    const bystanders = await addBystanders(app);
    const reviewer = await (await operatorPerson(app, 'checker', 'finance-checker'))();
    await openDrops(app, names.drops);
    await openPromoCodes(app, names.promoCodes);
    const { wheel, egg } = await app.modules.rewards.chance.overview();
    return {
      ...names,
      players,
      bystanders,
      reviewer,
      oddsIds: { wheel: wheel.oddsId, egg: egg.oddsId },
      timeZone,
      scale,
      missions: missionCount,
    };
  });
  await withApp(env, (app) => lastWeek(app, fixture), testClock(new Date(Date.now() - 7 * dayMs).toISOString()));
  await withApp(env, (app) => yesterdayAndToday(app, fixture, scale));
  return fixture;
}

async function openPromotions(app: App, names: Pick<RewardFixture, 'bonuses' | 'raffles' | 'applications'>) {
  const promotions = await promotionHarness(app);
  const amount = '5.00';
  const budget = amountFromMinor(500n * BigInt(slotCount));
  for (const id of names.bonuses) await promotions.open(id, { kind: 'bonus', amount, turnoverPercent: 300, budget });
  for (const id of names.applications) await promotions.open(id, { kind: 'application', amount, turnoverPercent: 100 });
  const prizes = [
    { amount: '2.00', count: slotCount - 1 },
    { amount: '9.00', count: 1 },
  ];
  for (const id of names.raffles) await promotions.open(id, { kind: 'raffle', prizes, turnoverPercent: 200 });
}

/** The id of a campaign is its code. Each has money for all players but one. */
async function openPromoCodes({ modules }: App, codes: readonly string[]): Promise<void> {
  const now = Date.now();
  const window = { startsAt: new Date(now).toISOString(), endsAt: new Date(now + dayMs).toISOString() };
  const budget = amountFromMinor(400n * BigInt(slotCount));
  const terms = { uses: playerCount, amount: '4.00', points: 2, turnoverPercent: 200, budget, claimDays: 7, ...window };
  const conditions = { minRank: 0, minDeposit: '0.00', contact: 'any' } as const;
  for (const code of codes)
    await modules.rewards.promoCodes.campaigns.make(code, { code, ...terms, ...conditions }, 'test');
}

async function openDrops({ modules }: App, drops: readonly string[]): Promise<void> {
  const now = Date.now();
  const window = { startsAt: new Date(now).toISOString(), endsAt: new Date(now + dayMs).toISOString() };
  const drop = { sum: '7.00', count: slotCount, share: 'random', ...window } as const;
  for (const id of drops) await modules.rewards.chance.drops.make(id, drop, 'test');
}

async function addPlayer(app: App, no: number, { scale, timeZone }: { scale: number; timeZone: string }) {
  const account = `reward${no}`;
  const birthday = `1980${dayIn(timeZone, new Date()).slice(4)}`;
  const made = { paymentPassword: testPaymentPassword, profile: { birthday } };
  const { id: memberId, uplinePath } = await addBoundMember(app, account, { mobile: `+63917550000${no}` }, made);
  await givePoints(app, memberId, openingPoints);
  const { grants, chance } = app.modules.rewards;
  const gifts: string[] = [];
  for (const reference of named('gift', 8 * scale)) {
    // Every third one ends while it is claimed.
    const expires = gifts.length % 3 === 0 && { expiresAt: new Date(Date.now() + 20_000 + 1000 * gifts.length) };
    const gift = { memberId, source: 'vip-upgrade', reference, name: { EN: 'A gift' }, ...expires } as const;
    gifts.push((await grants.give({ ...gift, amountMinor: 300n, points: 2n, turnoverPercent: 100 })).id);
  }
  const start = { address: '127.0.0.1', client: '', passwordChangeRequired: false };
  const commitments = {
    wheel: await chance.commit(memberId, 'wheel'),
    egg: await chance.commit(memberId, 'egg'),
    envelope: await chance.commit(memberId, 'envelope'),
  };
  const token = await app.modules.session.open({ ...start, memberId });
  return { memberId, uplinePath, account, token, gifts, commitments };
}

/** Every second member was invited by the previous one. */
async function addBystanders(app: App): Promise<Bystander[]> {
  const bystanders: Bystander[] = [];
  for (let no = 1; no <= bystanderCount; no += 1) {
    const { id: memberId, uplinePath } = await addBoundMember(app, `beside${no}`, {}, { password: undefined });
    const inviterId = no % 2 === 0 ? bystanders.at(-1)?.memberId : undefined;
    if (inviterId) await app.modules.rewards.referral.addLink(memberId, inviterId);
    bystanders.push({ memberId, uplinePath, stakeMinor: BigInt(no) * 12_345n, ...(inviterId && { inviterId }) });
  }
  return bystanders;
}

/** A week of the leaderboard, played by the rule of its time. */
async function lastWeek(app: App, { bystanders, timeZone }: RewardFixture): Promise<void> {
  const day = dayIn(timeZone, app.server.kernel.clock.now());
  await app.modules.rewards.missions.count(dayBets(bystanders, day));
}

/** Yesterday is counted and waits for the jobs; half of today's events are still pending. */
async function yesterdayAndToday(app: App, { players, bystanders, timeZone }: RewardFixture, scale: number) {
  const { outbox } = app.server.kernel;
  const today = dayIn(timeZone, new Date());
  await endedTournament(app, addDays(today, -1));
  await outbox.publishAll(betSettled, dayBets(bystanders, addDays(today, -1)));
  const bets = players.map((player) => playerBets(player, today, scale));
  const half = Math.ceil((bets[0]?.length ?? 0) / 2);
  await outbox.publishAll(
    betSettled,
    bets.flatMap((own) => own.slice(0, half)),
  );
  await outbox.drain();
  await outbox.publishAll(
    betSettled,
    bets.flatMap((own) => own.slice(half)),
  );
}

/** A tournament of a day that is over, whose bets are counted and whose prizes wait for the jobs. */
async function endedTournament({ modules }: App, day: string): Promise<void> {
  const terms: NewTournament = {
    name: { EN: 'Race' },
    measure: 'stake',
    minStake: '0.00',
    scope: { by: 'category', of: [automaticType] },
    startsAt: `${day}T05:00:00.000Z`,
    endsAt: `${day}T07:00:00.000Z`,
    entry: 'open',
    minRank: 0,
    prizes: prizesOfTournament.map((amount) => ({ places: 1, amount, turnoverPercent: 100 })),
  };
  await modules.rewards.tournaments.maker.add('race', terms, 'test');
}

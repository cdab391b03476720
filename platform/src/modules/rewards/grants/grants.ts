import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { RewardTopic } from '@portal/shared/contract/live/live-event';
import type { RewardSource } from '@portal/shared/contract/rewards/rewards';
import { dayIn } from '@portal/shared/contract/time/calendar-days';
import { and, eq, inArray } from 'drizzle-orm';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { newId } from '../../../kernel/database/ids.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { lockOpenMember } from '../../accounts/index.ts';
import type { RewardDeps } from '../reward-deps.ts';
import { rewardArrived, rewardPaid } from '../rewards.events.ts';
import { assertClaimable } from './assert-claimable.ts';
import { createDeclinedGrants, lockOwnGrant } from './declined-grants.ts';
import { createGrantReads } from './grant-reads.ts';
import { payGrant } from './pay-grant.ts';
import { type Grant, rewardGrants } from './reward-grants.tables.ts';
import { createUnclaimedGrants } from './unclaimed-grants.ts';

export interface NewGrant {
  memberId: string;
  source: RewardSource;
  /** What it is for, within the source; a repeat returns the first grant. */
  reference: string;
  name: Partial<Record<LanguageCode, string>>;
  /** Minor units. */
  amountMinor?: bigint;
  points?: bigint;
  /** Turnover in percent of the amount; 100 is once. */
  turnoverPercent?: number;
  /** Percentage of a stake that counts, by game type. */
  weights?: Readonly<Record<string, number>>;
  /** When the member can no longer claim it. */
  expiresAt?: Date;
  /** When it was given, if not now; for demo history. */
  givenAt?: Date;
}

/** Rewards of members: given once, claimed once, paid by the ledger in the same transaction. */
export function createGrants(kernel: Kernel, deps: RewardDeps) {
  const { database, clock, live } = kernel;
  const { db } = database;
  const notify = (memberId: string, what: RewardTopic = 'grants') => live.publish(memberId, { type: 'rewards', what });

  async function insert(grant: NewGrant): Promise<{ grant: Grant; isNew: boolean }> {
    const { memberId, source, reference, name, weights, expiresAt } = grant;
    const { amountMinor = 0n, points = 0n, turnoverPercent = 0 } = grant;
    if (amountMinor < 0n || points < 0n || (amountMinor === 0n && points === 0n))
      throw new Error(`The reward ${source} ${reference} gives nothing`);
    const row = { id: newId(), memberId, source, reference, name, amountMinor, points, turnoverPercent };
    const more = {
      weights: weights ?? null,
      expiresAt: expiresAt ?? null,
      state: 'claimable',
      createdAt: grant.givenAt ?? clock.now(),
    };
    const [added] = await db
      .insert(rewardGrants)
      .values({ ...row, ...more, state: 'claimable' })
      .onConflictDoNothing()
      .returning();
    if (added) notify(memberId);
    return added ? { grant: added, isNew: true } : { grant: await named(grant), isNew: false };
  }

  async function named({ memberId, source, reference }: NewGrant): Promise<Grant> {
    const isNamed = and(
      eq(rewardGrants.memberId, memberId),
      eq(rewardGrants.source, source),
      eq(rewardGrants.reference, reference),
    );
    const [found] = await db.select().from(rewardGrants).where(isNamed);
    if (!found) throw new Error(`No reward ${source} ${reference}`);
    return found;
  }

  async function pay(grant: Grant): Promise<Grant> {
    await payGrant(deps, grant);
    await publishRewardPaid(kernel, deps, grant);
    const change = { state: 'claimed' as const, claimedAt: clock.now() };
    await db.update(rewardGrants).set(change).where(eq(rewardGrants.id, grant.id));
    notify(grant.memberId);
    if (grant.points > 0n) notify(grant.memberId, 'points');
    return { ...grant, ...change };
  }

  const unclaimed = createUnclaimedGrants(kernel, notify);

  return {
    /** Puts a reward in the reward centre for the member to claim, in the caller's transaction. */
    give: async (grant: NewGrant): Promise<Grant> => publishArrived(kernel, await insert(grant)),
    /**
     * Gives and pays at once; a repeat pays nothing. Locks the member first, so that withdrawals see the money together
     * with its turnover. Who pays several members in one transaction locks them before, in id order.
     * @throws Refusal `account_closed`, `reward_declined`
     */
    giveAndPay: (grant: NewGrant): Promise<Grant> =>
      database.transaction(async () => {
        await lockOpenMember(deps.member, grant.memberId);
        const given = await insert(grant);
        if (given.grant.declinedAt) throw new Refusal('reward_declined');
        return given.isNew ? pay(given.grant) : given.grant;
      }),
    /**
     * Pays a reward to its member, once.
     * @throws Refusal `reward_not_found`, `reward_claimed`, `reward_expired`, `reward_declined`, `reward_withdrawn`,
     * `account_closed`
     */
    claim: (memberId: string, id: string): Promise<Grant> =>
      database.transaction(async () => {
        await lockOpenMember(deps.member, memberId);
        const found = await lockOwnGrant(db, memberId, id);
        assertClaimable(found, clock.now());
        return pay(found);
      }),
    ...createDeclinedGrants(kernel, deps, unclaimed.endDeclined),
    /**
     * Declines what would be given and paid on the member's request, like `decline`; in the transaction that locks the
     * member.
     */
    declineOffer: async (grant: NewGrant): Promise<Grant> => unclaimed.endDeclined((await insert(grant)).grant),
    ...unclaimed,
    ...createGivenRewards(kernel),
    ...createGrantReads(kernel),
  };
}

export type Grants = ReturnType<typeof createGrants>;

/** Reads what a source has given, for its module. */
function createGivenRewards({ db }: Pick<Kernel, 'db'>) {
  const isOf = (memberId: string, source: RewardSource) =>
    and(eq(rewardGrants.memberId, memberId), eq(rewardGrants.source, source));
  return {
    /** Returns what was given for a reference, if anything. */
    async find(memberId: string, source: RewardSource, reference: string): Promise<Grant | undefined> {
      const isMeant = and(isOf(memberId, source), eq(rewardGrants.reference, reference));
      return (await db.select().from(rewardGrants).where(isMeant))[0];
    },
    /** Reads rewards by id. */
    byIds: (ids: readonly string[]): Promise<Grant[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : db
            .select()
            .from(rewardGrants)
            .where(inArray(rewardGrants.id, [...ids])),
    ofSource: (memberId: string, source: RewardSource): Promise<Grant[]> =>
      db.select().from(rewardGrants).where(isOf(memberId, source)),
  };
}

/** Publishes that a reward's money was paid, in the caller's transaction; points alone are not money. */
async function publishRewardPaid(
  { outbox, clock }: Pick<Kernel, 'outbox' | 'clock'>,
  { settings, member }: Pick<RewardDeps, 'settings' | 'member'>,
  { id, memberId, source, amountMinor }: Grant,
): Promise<void> {
  if (amountMinor === 0n) return;
  const found = await member.byId(memberId);
  if (!found) return;
  const now = clock.now();
  const day = dayIn(await settings.get('timeZone'), now);
  const { uplinePath } = found;
  const when = { paidAt: now.toISOString(), day };
  await outbox.publish(rewardPaid, {
    grantId: id,
    memberId,
    uplinePath,
    source,
    amountMinor: `${amountMinor}`,
    ...when,
  });
}

/** Publishes that a new reward waits for its member, in the caller's transaction; returns the reward. */
async function publishArrived(
  { outbox }: Pick<Kernel, 'outbox'>,
  { grant, isNew }: { grant: Grant; isNew: boolean },
): Promise<Grant> {
  const { memberId, amountMinor, points } = grant;
  const amounts = { amountMinor: `${amountMinor}`, points: `${points}` };
  if (isNew) await outbox.publish(rewardArrived, { memberId, kind: 'claimable', ...amounts });
  return grant;
}

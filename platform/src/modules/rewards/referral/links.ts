import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { type BetSettled, freshBets } from '../../games/index.ts';
import type { DepositCredited } from '../../payments/index.ts';
import type { RewardKindDeps } from '../reward-kind-deps.ts';
import { giveRewards } from './give-rewards.ts';
import { isReached } from './referral.rules.ts';
import {
  referralCounted as counted,
  referralDays as days,
  referralLinks as links,
  type ReferralLink,
} from './referral.tables.ts';
import { referralTermsOf } from './terms.ts';
import { withholdIfOne } from './withhold.ts';

// Limited by the number of parameters in a statement.
const rowsAtOnce = 1000;

/** Records who was invited by whom, and what invited friends deposit and stake; each bet and deposit counts once. */
export function createLinks(kernel: Kernel, deps: RewardKindDeps) {
  const { db, database, clock } = kernel;

  /** Gives due rewards once: the friends' rows are locked and marked. */
  async function settle(waiting: readonly ReferralLink[]): Promise<void> {
    const terms = await referralTermsOf(deps);
    if (!terms.isOpen) return;
    const reached = waiting.filter((link) => !link.reachedAt && isReached(link, terms));
    // In the order of inviters, whose caps are locked one after the other.
    for (const link of reached.sort((left, right) => (left.inviterId < right.inviterId ? -1 : 1))) {
      await db.update(links).set({ reachedAt: clock.now() }).where(eq(links.friendId, link.friendId));
      if (!(await withholdIfOne(kernel, deps, link))) await giveRewards(kernel, deps, link, terms);
    }
  }

  /** Reads and locks the members' links in id order, so that two processes lock alike. */
  const lockLinks = (memberIds: readonly string[]): Promise<ReferralLink[]> =>
    db
      .select()
      .from(links)
      .where(inArray(links.friendId, [...memberIds]))
      .orderBy(asc(links.friendId))
      .for('update');

  async function countSome(bets: readonly BetSettled[]): Promise<void> {
    const held = await lockLinks([...new Set(bets.map(({ memberId }) => memberId))]);
    if (held.length === 0) return;
    const byFriend = new Map(held.map((link) => [link.friendId, link]));
    const ofFriends = bets.filter(({ memberId }) => byFriend.has(memberId));
    const roundIds = ofFriends.map(({ roundId }) => roundId);
    const shares = sharesOf(freshBets(ofFriends, await freshOf(db, 'round', [...new Set(roundIds)])));
    if (shares.length === 0) return;
    await addDays(
      db,
      shares.map((share) => ({ ...share, inviterId: byFriend.get(share.friendId)?.inviterId ?? '' })),
    );
    await settle(await addStakes(shares));
  }

  /** Adds stakes to the friends' sums; returns the links still waiting for a reward, updated. */
  async function addStakes(shares: readonly DayShare[]): Promise<ReferralLink[]> {
    const sharesJson = JSON.stringify(
      shares.map(({ friendId, betMinor }) => ({ friendId, betMinor: String(betMinor) })),
    );
    await db.execute(sql`update ${links} set staked_minor = ${links.stakedMinor} + stakes.staked
      from (select "friendId", sum("betMinor") as staked
        from jsonb_to_recordset(${sharesJson}::jsonb) as share ("friendId" text, "betMinor" bigint) group by 1) stakes
      where ${links.friendId} = stakes."friendId"`);
    const friendIds = [...new Set(shares.map(({ friendId }) => friendId))];
    return db
      .select()
      .from(links)
      .where(and(inArray(links.friendId, friendIds), isNull(links.reachedAt)));
  }

  return {
    /** Records who invited a newcomer, in the caller's transaction. The first one stays; nobody invites themselves. */
    async add(friendId: string, inviterId: string, invitedAt = clock.now()): Promise<void> {
      if (friendId === inviterId) return;
      const nothing = { depositedMinor: 0n, stakedMinor: 0n };
      const link = { friendId, inviterId, invitedAt, ...nothing };
      await db.insert(links).values(link).onConflictDoNothing();
    },
    /** Counts the stakes of settled bets of invited friends. */
    async count(bets: readonly BetSettled[]): Promise<void> {
      for (let start = 0; start < bets.length; start += rowsAtOnce) {
        const some = bets.slice(start, start + rowsAtOnce);
        await database.transaction(() => countSome(some));
      }
    },
    countDeposit: ({ reference, memberId, amountMinor, creditedAt }: DepositCredited): Promise<void> =>
      database.transaction(async () => {
        if ((await db.$count(links, eq(links.friendId, memberId))) === 0) return;
        if ((await freshOf(db, 'deposit', [reference])).length === 0) return;
        const depositedMinor = sql`${links.depositedMinor} + ${BigInt(amountMinor)}`;
        const firstDepositAt = sql`coalesce(${links.firstDepositAt}, ${creditedAt}::timestamptz)`;
        const change = { depositedMinor, firstDepositAt };
        await settle(await db.update(links).set(change).where(eq(links.friendId, memberId)).returning());
      }),
  };
}

interface DayShare {
  friendId: string;
  day: string;
  betMinor: bigint;
}

/** Sums stakes by friend and day in one order, so that two processes lock alike. */
function sharesOf(bets: readonly BetSettled[]): DayShare[] {
  const shares = new Map<string, DayShare>();
  for (const { memberId: friendId, day, stakeMinor } of bets) {
    const name = `${friendId} ${day}`;
    const betMinor = (shares.get(name)?.betMinor ?? 0n) + BigInt(stakeMinor);
    shares.set(name, { friendId, day, betMinor });
  }
  return [...shares.entries()].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, share]) => share);
}

async function addDays(db: Kernel['db'], shares: readonly (DayShare & { inviterId: string })[]): Promise<void> {
  await db
    .insert(days)
    .values(shares.map((share) => ({ ...share, sharedMinor: 0n })))
    .onConflictDoUpdate({
      target: [days.friendId, days.day],
      set: { betMinor: sql`${days.betMinor} + excluded.bet_minor` },
    });
}

/** Returns the references that were not counted before. */
async function freshOf(db: Kernel['db'], kind: 'round' | 'deposit', references: readonly string[]): Promise<string[]> {
  if (references.length === 0) return [];
  const rows = references.map((reference) => ({ kind, reference }));
  const added = await db.insert(counted).values(rows).onConflictDoNothing().returning({ reference: counted.reference });
  return added.map(({ reference }) => reference);
}

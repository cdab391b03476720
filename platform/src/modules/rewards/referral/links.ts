import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type BetSettled, freshBets } from '../../../kernel/events/bet-settled.ts';
import type { DepositCredited } from '../../../kernel/events/deposit-credited.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { RoomDeps } from '../room-deps.ts';
import { giveRewards } from './give-rewards.ts';
import { isReached } from './referral.rules.ts';
import { referralCounted as counted, referralDays as days, referralLinks as links } from './referral.tables.ts';
import { referralTermsOf } from './terms.ts';

// Bounded by the number of parameters a statement may have.
const rowsAtOnce = 1000;

/** Who was invited by whom, and what invited friends deposit and stake; each bet and deposit counts once. */
export function createLinks(kernel: Kernel, deps: RoomDeps) {
  const { db, database, clock } = kernel;

  /** Those of the references that were not counted before. */
  async function freshOf(kind: 'round' | 'deposit', references: readonly string[]): Promise<string[]> {
    if (references.length === 0) return [];
    const rows = references.map((reference) => ({ kind, reference }));
    const added = await db
      .insert(counted)
      .values(rows)
      .onConflictDoNothing()
      .returning({ reference: counted.reference });
    return added.map(({ reference }) => reference);
  }

  /** Gives what is due, once: the row of the friend is held, and marked with it. */
  async function settle(friendId: string): Promise<void> {
    const terms = await referralTermsOf(deps);
    if (!terms.isOpen) return;
    const isWaiting = and(eq(links.friendId, friendId), isNull(links.reachedAt));
    const [link] = await db.select().from(links).where(isWaiting).for('update');
    if (!link || !isReached(link, terms)) return;
    await db.update(links).set({ reachedAt: clock.now() }).where(eq(links.friendId, friendId));
    await giveRewards(kernel, deps, link, terms);
  }

  async function countSome(bets: readonly BetSettled[]): Promise<void> {
    const { friendId, inviterId } = links;
    const memberIds = [...new Set(bets.map(({ memberId }) => memberId))];
    const invited = await db.select({ friendId, inviterId }).from(links).where(inArray(friendId, memberIds));
    const inviters = new Map(invited.map((row) => [row.friendId, row.inviterId]));
    const ofFriends = bets.filter(({ memberId }) => inviters.has(memberId));
    const roundIds = ofFriends.map(({ roundId }) => roundId);
    const fresh = freshBets(ofFriends, await freshOf('round', [...new Set(roundIds)]));
    for (const [friend, own] of byFriend(fresh)) {
      const stakedMinor = own.reduce((sum, { stakeMinor }) => sum + BigInt(stakeMinor), 0n);
      const more = { stakedMinor: sql`${links.stakedMinor} + ${stakedMinor}` };
      await db.update(links).set(more).where(eq(links.friendId, friend));
      await addDays(friend, inviters.get(friend) ?? '', own);
      await settle(friend);
    }
  }

  async function addDays(friendId: string, inviterId: string, bets: readonly BetSettled[]): Promise<void> {
    const stakes = new Map<string, bigint>();
    for (const { day, stakeMinor } of bets) stakes.set(day, (stakes.get(day) ?? 0n) + BigInt(stakeMinor));
    for (const [day, betMinor] of stakes) {
      await db
        .insert(days)
        .values({ friendId, day, inviterId, betMinor, sharedMinor: 0n })
        .onConflictDoUpdate({
          target: [days.friendId, days.day],
          set: { betMinor: sql`${days.betMinor} + ${betMinor}` },
        });
    }
  }

  return {
    /** Notes who invited a newcomer, in the transaction around it. The first one stays; nobody invites themselves. */
    async add(friendId: string, inviterId: string, invitedAt = clock.now()): Promise<void> {
      if (friendId === inviterId) return;
      const nothing = { depositedMinor: 0n, stakedMinor: 0n };
      const link = { friendId, inviterId, invitedAt, ...nothing };
      await db.insert(links).values(link).onConflictDoNothing();
    },
    /** Counts the stakes of settled bets, those of invited friends alone. */
    async count(bets: readonly BetSettled[]): Promise<void> {
      for (let start = 0; start < bets.length; start += rowsAtOnce) {
        const some = bets.slice(start, start + rowsAtOnce);
        await database.transaction(() => countSome(some));
      }
    },
    countDeposit: ({ reference, memberId, amountMinor, creditedAt }: DepositCredited): Promise<void> =>
      database.transaction(async () => {
        if ((await db.$count(links, eq(links.friendId, memberId))) === 0) return;
        if ((await freshOf('deposit', [reference])).length === 0) return;
        const depositedMinor = sql`${links.depositedMinor} + ${BigInt(amountMinor)}`;
        const firstDepositAt = sql`coalesce(${links.firstDepositAt}, ${creditedAt}::timestamptz)`;
        await db.update(links).set({ depositedMinor, firstDepositAt }).where(eq(links.friendId, memberId));
        await settle(memberId);
      }),
  };
}

/** In one order, so that two processes lock alike. */
function byFriend(bets: readonly BetSettled[]): [string, BetSettled[]][] {
  const groups = new Map<string, BetSettled[]>();
  for (const bet of bets) groups.set(bet.memberId, [...(groups.get(bet.memberId) ?? []), bet]);
  return [...groups].sort(([left], [right]) => (left < right ? -1 : 1));
}

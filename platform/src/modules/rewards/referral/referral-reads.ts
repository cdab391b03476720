import { and, asc, desc, eq, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { type Page, readPage } from '../../../kernel/database/page.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { referralEarnings as earnings, referralLinks as links } from './referral.tables.ts';

interface Days {
  /** YYYY-MM-DD, both included. */
  from: string;
  to: string;
}

const sumOf = sql<string>`coalesce(sum(${earnings.amountMinor}), 0)`;

/** Reads the inviter's page. */
export function createReferralReads({ db }: Kernel) {
  const isOf = (inviterId: string) => eq(links.inviterId, inviterId);

  async function earnedFor(friendIds: readonly string[]): Promise<Map<string, bigint>> {
    if (friendIds.length === 0) return new Map();
    const { friendId } = earnings;
    const isAsked = inArray(friendId, [...friendIds]);
    const rows = await db.select({ friendId, sum: sumOf }).from(earnings).where(isAsked).groupBy(friendId);
    return new Map(rows.map((row) => [row.friendId, BigInt(row.sum)]));
  }

  return {
    async totals(inviterId: string) {
      const [row] = await db.select({ sum: sumOf }).from(earnings).where(eq(earnings.inviterId, inviterId));
      return {
        friends: await db.$count(links, isOf(inviterId)),
        reached: await db.$count(links, and(isOf(inviterId), isNotNull(links.reachedAt))),
        earnedMinor: BigInt(row?.sum ?? 0),
      };
    },
    /** Newest first; `pageNo` from 1. */
    async friends(inviterId: string, page: Page) {
      const { list: rows, totalPages } = await readPage(db, links, {
        where: isOf(inviterId),
        orderBy: [desc(links.invitedAt), desc(links.friendId)],
        ...page,
      });
      const earned = await earnedFor(rows.map(({ friendId }) => friendId));
      const list = rows.map((row) => ({ ...row, earnedMinor: earned.get(row.friendId) ?? 0n }));
      return { list, totalPages };
    },
    /** By day, oldest first. */
    async earnings(inviterId: string, { from, to }: Days) {
      const { day, kind } = earnings;
      const isAsked = and(eq(earnings.inviterId, inviterId), gte(day, from), lte(day, to));
      const sums = { day, kind, sum: sumOf };
      const rows = await db.select(sums).from(earnings).where(isAsked).groupBy(day, kind).orderBy(asc(day));
      const points = new Map<string, { reward: bigint; share: bigint }>();
      for (const row of rows) {
        const point = points.get(row.day) ?? { reward: 0n, share: 0n };
        points.set(row.day, { ...point, [row.kind]: BigInt(row.sum) });
      }
      return [...points].map(([at, point]) => ({ day: at, ...point }));
    },
  };
}

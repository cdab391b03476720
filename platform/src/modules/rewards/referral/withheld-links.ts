import { and, desc, eq, isNotNull, or } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { referralLinks as links } from './referral.tables.ts';

interface Asked {
  /** Inviter or friend. */
  memberId?: string | undefined;
  /** From 1. */
  pageNo: number;
  pageSize: number;
}

/** Reads links whose friend brings nothing, latest decision first. */
export async function withheldLinks({ db }: Pick<Kernel, 'db'>, { memberId, pageNo, pageSize }: Asked) {
  const isOf = memberId ? or(eq(links.inviterId, memberId), eq(links.friendId, memberId)) : undefined;
  const isMeant = and(isNotNull(links.withheld), isOf);
  const list = await db
    .select()
    .from(links)
    .where(isMeant)
    .orderBy(desc(links.withheldAt), desc(links.friendId))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return { list, totalPages: Math.ceil((await db.$count(links, isMeant)) / pageSize) };
}

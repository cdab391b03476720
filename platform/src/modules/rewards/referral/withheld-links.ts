import { and, desc, eq, isNotNull, or } from 'drizzle-orm';
import { type Page, readPage } from '../../../kernel/database/page.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { referralLinks as links } from './referral.tables.ts';

interface Asked extends Page {
  /** Inviter or friend. */
  memberId?: string | undefined;
}

/** Reads links whose friend brings nothing, latest decision first. */
export function withheldLinks({ db }: Pick<Kernel, 'db'>, { memberId, ...page }: Asked) {
  const isOf = memberId ? or(eq(links.inviterId, memberId), eq(links.friendId, memberId)) : undefined;
  const isMeant = and(isNotNull(links.withheld), isOf);
  return readPage(db, links, { where: isMeant, orderBy: [desc(links.withheldAt), desc(links.friendId)], ...page });
}

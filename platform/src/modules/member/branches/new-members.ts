import { and, eq, gte, like, lt, ne } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { members, parentPath } from '../tables.ts';

export interface NewMembersQuery {
  headPath: string;
  /** `end` is not in it. */
  registered: { start: Date; end: Date };
  /** Those directly below alone. */
  isDirect: boolean;
}

/** How many of those who now stand below the head registered in that time. */
export function countNewMembers(
  { db }: Database,
  { headPath, registered, isDirect }: NewMembersQuery,
): Promise<number> {
  const { uplinePath, registeredAt } = members;
  const isBelow = isDirect
    ? eq(parentPath(members), headPath)
    : and(like(uplinePath, `${headPath}%`), ne(uplinePath, headPath));
  return db.$count(members, and(isBelow, gte(registeredAt, registered.start), lt(registeredAt, registered.end)));
}

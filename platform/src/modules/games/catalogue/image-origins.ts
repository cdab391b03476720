import { sql } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { games, vendors } from '../games.tables.ts';

/** Lists the origins of catalogue pictures once each, for the page headers. Our own paths need none. */
export async function imageOrigins(kernel: Kernel): Promise<string[]> {
  const originOf = (table: typeof games | typeof vendors) =>
    kernel.db
      .selectDistinct({ origin: sql<string>`substring(${table.image} from '^[a-zA-Z]+://[^/?#]+')` })
      .from(table)
      .where(sql`${table.image} like 'http%'`);
  const found = [...(await originOf(games)), ...(await originOf(vendors))];
  return [...new Set(found.map(({ origin }) => origin))];
}

import { sql } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { games, vendors } from '../games.tables.ts';
import { studioOrigins } from '../vendors/studio-origins.ts';

/**
 * Lists the origins of catalogue pictures once each, for the page headers: those allowed and those of studios. Our own
 * paths need none.
 */
export async function imageOrigins(kernel: Kernel, allowed: ReadonlySet<string>): Promise<string[]> {
  const originOf = (table: typeof games | typeof vendors) =>
    kernel.db
      .selectDistinct({ origin: sql<string>`substring(${table.image} from '^[a-zA-Z]+://[^/?#]+')` })
      .from(table)
      .where(sql`${table.image} like 'http%'`);
  const found = [...(await originOf(games)), ...(await originOf(vendors))];
  const studios = new Set((await studioOrigins(kernel)).values());
  const origins = new Set(found.map(({ origin }) => (URL.canParse(origin) ? new URL(origin).origin : '')));
  return [...origins].filter((origin) => allowed.has(origin) || studios.has(origin));
}

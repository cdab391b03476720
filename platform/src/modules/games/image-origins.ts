import { sql } from 'drizzle-orm';
import type { Kernel } from '../../kernel/kernel.ts';
import { games, vendors } from './games.tables.ts';

/** Origins that the catalogue's pictures come from, each once: the page headers let them in. Own paths need no word. */
export async function imageOrigins(kernel: Kernel): Promise<string[]> {
  const originOf = (table: typeof games | typeof vendors) =>
    kernel.db
      .selectDistinct({ origin: sql<string>`substring(${table.image} from '^[a-zA-Z]+://[^/?#]+')` })
      .from(table)
      .where(sql`${table.image} like 'http%'`);
  const found = [...(await originOf(games)), ...(await originOf(vendors))];
  return [...new Set(found.map(({ origin }) => origin))];
}

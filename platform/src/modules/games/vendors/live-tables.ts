import type { LiveTable } from '@portal/shared/contract/games/live-tables';
import type { studioTables } from '@portal/shared/contract/vendor-api/live-tables';
import { and, inArray } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { gameRows, isPlayable } from '../catalogue/catalogue.ts';
import { games } from '../games.tables.ts';
import { sharedRead } from './shared-read.ts';
import type { StudioFeed } from './studio-feed.ts';
import { studioOrigins } from './studio-origins.ts';

const cacheMs = 1000;
/** How far the plan of a round may lie off the platform's clock before the table counts as unknown. */
const clockWindowMs = 60_000;

/** Creates the read of what is on at the tables that can be played now; a studio is heard about its own games alone. */
export function createLiveTables(kernel: Kernel, feed: StudioFeed<typeof studioTables>): () => Promise<LiveTable[]> {
  return sharedRead(kernel.clock, cacheMs, async () => {
    const studios = await feed();
    const named = [...studios.values()].flatMap(({ tables }) => tables.map(({ gameCode }) => gameCode));
    if (named.length === 0) return [];
    const origins = await studioOrigins(kernel);
    const rows = await gameRows(kernel).where(and(inArray(games.gameCode, named), isPlayable));
    const now = kernel.clock.now().getTime();
    return rows.flatMap(({ game }): LiveTable[] => {
      const table = studios.get(game.provider)?.tables.find(({ gameCode }) => gameCode === game.gameCode);
      if (!table || table.endsAt < now - clockWindowMs || table.opensAt > now + clockWindowMs) return [];
      const { gameCode: _, picture, ...state } = table;
      const origin = origins.get(game.provider);
      return [{ nodeId: game.nodeId, ...state, ...(picture && origin && { picture: origin + picture }) }];
    });
  });
}

import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import type { LiveTable, listLiveTables } from '@portal/shared/contract/games/live-tables';
import type { studioTables } from '@portal/shared/contract/vendor-api/live-tables';
import { and, inArray } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { gameRows, isPlayable } from '../catalogue/catalogue.ts';
import { games } from '../games.tables.ts';
import type { StudioEndpoint } from './call-studio.ts';
import { sharedRead } from './shared-read.ts';
import type { StudioFeed } from './studio-feed.ts';
import { studioOrigins } from './studio-origins.ts';
import { createTablePictures, type TablePicture } from './table-pictures.ts';

interface LiveTablesDeps {
  feed: StudioFeed<typeof studioTables>;
  fetch: StudioEndpoint['fetch'];
}

interface LiveTables {
  /** Returns what is on at the tables that can be played now; never waits for a picture. */
  liveTables(): Promise<Omit<CallOutput<typeof listLiveTables>, 'now'>>;
  /**
   * Returns a picture by the name in its address. A process that does not hold it asks the studios first: the address may
   * come from another process.
   */
  tablePicture(name: string): Promise<TablePicture | undefined>;
}

const cacheMs = 1000;
/** How far the plan of a round may lie off the platform's clock before the table counts as unknown. */
const clockWindowMs = 60_000;

/** Creates the reads of the tables; a studio is believed about its own games alone. */
export function createLiveTables(kernel: Kernel, { feed, fetch }: LiveTablesDeps): LiveTables {
  const pictures = createTablePictures(kernel, fetch);

  const liveTables = sharedRead(kernel.clock, cacheMs, async () => {
    const studios = await feed();
    const named = [...studios.values()].flatMap(({ tables }) => tables.map(({ gameCode }) => gameCode));
    const start = feed.isStarting() ? { isStarting: true } : {};
    if (named.length === 0) return { tables: [], ...start };
    const origins = await studioOrigins(kernel);
    const rows = await gameRows(kernel).where(and(inArray(games.gameCode, named), isPlayable));
    const now = kernel.clock.now().getTime();
    const tables = rows.flatMap(({ game: { nodeId, provider, gameCode } }): LiveTable[] => {
      const table = studios.get(provider)?.tables.find((each) => each.gameCode === gameCode);
      if (!table || table.endsAt < now - clockWindowMs || table.opensAt > now + clockWindowMs) return [];
      const { gameCode: _, picture: path, ...state } = table;
      const origin = origins.get(provider);
      const picture = path && origin && pictures.addressOf({ nodeId, provider, url: origin + path });
      return [{ nodeId, ...state, ...(picture && { picture }) }];
    });
    return { tables, ...start };
  });

  return {
    liveTables,
    async tablePicture(name) {
      const held = pictures.find(name);
      if (held) return held;
      await liveTables();
      await pictures.settle();
      return pictures.find(name);
    },
  };
}

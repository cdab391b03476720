import type { LanguageCode } from '@portal/shared/contract/game-types';
import { type Match, type MatchType, matchesShown } from '@portal/shared/contract/games/matches';
import type { studioMatches } from '@portal/shared/contract/vendor-api/matches';
import { and, eq } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { gameRows, isPlayable } from '../catalogue/catalogue.ts';
import { gameView } from '../catalogue/game-view.ts';
import { games } from '../games.tables.ts';
import { sharedRead } from '../vendors/shared-read.ts';
import type { StudioFeed } from '../vendors/studio-feed.ts';

const cacheMs = 1000;

/**
 * Creates the reader of the board of a category from the feeds of all studios. A studio is believed about its own games
 * alone, those that can be launched now.
 */
export function createMatchBoard(kernel: Kernel, feed: StudioFeed<typeof studioMatches>) {
  const boards = new Map<string, () => Promise<Match[]>>();
  return (gameType: MatchType, language: LanguageCode): Promise<Match[]> => {
    const key = keyOf(gameType, language);
    const read =
      boards.get(key) ?? sharedRead(kernel.clock, cacheMs, () => readBoard(kernel, feed, gameType, language));
    boards.set(key, read);
    return read();
  };
}

async function readBoard(
  kernel: Kernel,
  feed: StudioFeed<typeof studioMatches>,
  gameType: MatchType,
  language: LanguageCode,
): Promise<Match[]> {
  const [answers, sportsbooks] = await Promise.all([feed(), readSportsbooks(kernel, gameType, language)]);
  const matches = new Map<string, Match>();
  for (const [provider, { list }] of answers) {
    for (const { gameCodes, ...match } of list) {
      const book = gameCodes.map((gameCode) => sportsbooks.get(keyOf(provider, gameCode))).find((each) => each);
      if (book) matches.set(keyOf(provider, match.matchId), { ...match, book });
    }
  }
  return [...matches.values()].sort(byStateAndStart).slice(0, matchesShown);
}

const keyOf = (provider: string, id: string) => `${provider} ${id}`;

function byStateAndStart(one: Match, other: Match): number {
  if (one.state !== other.state) return one.state === 'live' ? -1 : 1;
  return Date.parse(one.startsAt) - Date.parse(other.startsAt);
}

/** Reads the games of a category that can be launched now, by studio and code. */
async function readSportsbooks(
  kernel: Kernel,
  gameType: MatchType,
  language: LanguageCode,
): Promise<ReadonlyMap<string, Match['book']>> {
  const isBook = and(eq(games.gameType, gameType), eq(games.isGame, 'GAME'), isPlayable);
  const rows = await gameRows(kernel).where(isBook);
  return new Map(
    rows.map((row) => {
      const { vassalage, gameCode, gameName, opensIn } = gameView(row, language);
      return [keyOf(row.game.provider, gameCode), { vassalage, gameCode, gameName, ...(opensIn && { opensIn }) }];
    }),
  );
}

import type { LanguageCode } from '@portal/shared/contract/game-types';
import { maxFavourites } from '@portal/shared/contract/games/favourites';
import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { cutPage, type Page } from '../../../kernel/database/page.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { gameRows } from '../catalogue/catalogue.ts';
import { gameView } from '../catalogue/game-view.ts';
import { favouriteGames, games } from '../games.tables.ts';

/**
 * Adds a game; a second time changes nothing.
 * @throws Refusal when the game is unknown or the list is full
 */
export async function addFavourite(kernel: Kernel, memberId: string, nodeId: string): Promise<void> {
  const [known] = await kernel.db.select({ nodeId: games.nodeId }).from(games).where(eq(games.nodeId, nodeId));
  if (!known) throw new Refusal('unknown_game');
  await kernel.database.transaction(async () => {
    // One at a time for each member, so that the count holds.
    await kernel.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`favourites ${memberId}`}, 0))`);
    const [others] = await kernel.db
      .select({ games: count() })
      .from(favouriteGames)
      .where(and(eq(favouriteGames.memberId, memberId), ne(favouriteGames.nodeId, nodeId)));
    if ((others?.games ?? 0) >= maxFavourites) throw new Refusal('too_many_favourites');
    await kernel.db
      .insert(favouriteGames)
      .values({ memberId, nodeId, addedAt: kernel.clock.now() })
      .onConflictDoNothing();
  });
}

/** Removes a game; one that is not in the list changes nothing. */
export async function removeFavourite(kernel: Kernel, memberId: string, nodeId: string): Promise<void> {
  const isIt = and(eq(favouriteGames.memberId, memberId), eq(favouriteGames.nodeId, nodeId));
  await kernel.db.delete(favouriteGames).where(isIt);
}

/** Lists node ids of the member's favourites, first added first. */
export async function favouriteIds(kernel: Kernel, memberId: string): Promise<string[]> {
  const rows = await kernel.db
    .select({ nodeId: favouriteGames.nodeId })
    .from(favouriteGames)
    .where(eq(favouriteGames.memberId, memberId))
    .orderBy(asc(favouriteGames.addedAt), asc(favouriteGames.nodeId));
  return rows.map(({ nodeId }) => nodeId);
}

export interface OwnGamesQuery extends Page {
  gameType?: string | undefined;
  vassalage?: string | undefined;
  language: LanguageCode;
}

/** Lists the member's favourite games and lotteries, or those of a type, last added first. */
export async function favourites(kernel: Kernel, memberId: string, query: OwnGamesQuery) {
  const isAsked = query.gameType ? eq(games.gameType, query.gameType) : undefined;
  const rows = await gameRows(kernel)
    .innerJoin(favouriteGames, eq(favouriteGames.nodeId, games.nodeId))
    .where(and(eq(favouriteGames.memberId, memberId), isAsked))
    .orderBy(desc(favouriteGames.addedAt), desc(games.nodeId));
  return cutPage(
    rows.map((row) => gameView(row, query.language)),
    query,
  );
}

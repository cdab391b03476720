import { and, desc, eq, max } from 'drizzle-orm';
import { cutPage } from '../../../kernel/database/page.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { gameRows, isOfType } from '../catalogue/catalogue.ts';
import { gameView } from '../catalogue/game-view.ts';
import { games, launches } from '../games.tables.ts';
import type { OwnGamesQuery } from './favourites.ts';

/** Limit of the recent games list. */
const recentAtMost = 120;

/** Lists games the member opened, once each, last opened first. */
export async function recentGames(kernel: Kernel, memberId: string, query: OwnGamesQuery) {
  const opened = kernel.db
    .select({ nodeId: launches.nodeId, lastAt: max(launches.createdAt).as('last_at') })
    .from(launches)
    .where(eq(launches.memberId, memberId))
    .groupBy(launches.nodeId)
    .as('opened');
  const isAsked = and(isOfType(query.gameType), query.vassalage ? eq(games.vassalage, query.vassalage) : undefined);
  const rows = await gameRows(kernel)
    .innerJoin(opened, eq(opened.nodeId, games.nodeId))
    .where(isAsked)
    .orderBy(desc(opened.lastAt), desc(games.nodeId))
    .limit(recentAtMost);
  return cutPage(
    rows.map((row) => gameView(row, query.language)),
    query,
  );
}

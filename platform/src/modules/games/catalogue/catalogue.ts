import type { CallParsedInput } from '@portal/shared/contract/calls/define-call';
import { type LanguageCode, lotteryTypes } from '@portal/shared/contract/game-types';
import type { listCatalogue } from '@portal/shared/contract/games/catalogue';
import { miniGamesShown, similarGamesShown } from '@portal/shared/contract/games/catalogue';
import { and, asc, count, desc, eq, gte, inArray, isNull, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Kernel } from '../../../kernel/kernel.ts';
import { games, vendors } from '../games.tables.ts';
import { suspensions } from '../launches/suspensions.tables.ts';
import { gameView, retired } from './game-view.ts';
import { isNamed } from './name-search.ts';

export type GameQuery = CallParsedInput<typeof listCatalogue>;

/** Converts a minimum bet to minor units: 0.5 selects games that can be played from 0.50 or less. */
function minorOf(minBet: string): bigint {
  return BigInt(Math.round(Number(minBet) * 100));
}

/** Neither the game nor its vendor in this category is retired. */
const isInCatalogue = sql`${games.unavailable} is distinct from ${retired} and not exists (select 1 from ${vendors}
  where ${vendors.vassalage} = ${games.vassalage} and ${vendors.gameType} = ${games.gameType} and ${vendors.unavailable} = ${retired})`;

function conditionOf(query: GameQuery): SQL | undefined {
  return and(
    isInCatalogue,
    isOfType(query.gameType),
    query.vassalage ? eq(games.vassalage, query.vassalage) : undefined,
    query.gameClassify ? eq(games.classify, query.gameClassify) : undefined,
    query.gameName ? isNamed(sql`${games.folded}`, query.gameName) : undefined,
    query.minBet ? lte(games.minBetMinor, minorOf(query.minBet)) : undefined,
    query.minLineNum ? gte(games.lines, Number(query.minLineNum)) : undefined,
    query.hot === 'true' ? eq(games.isHot, true) : undefined,
    query.isNew === 'true' ? eq(games.isNew, true) : undefined,
  );
}

/** Selects games of a type; all but lotteries when none is given, because lotteries have their own menus. */
export function isOfType(gameType: string | undefined): SQL {
  return gameType ? eq(games.gameType, gameType) : notInArray(games.gameType, [...lotteryTypes]);
}

/** Whether the operator has suspended play for all, the vendor or the game. */
const isStopped = sql<boolean>`exists (select 1 from ${suspensions} where (${suspensions.scope} = 'all')
  or (${suspensions.scope} = 'vendor' and ${suspensions.target} = ${games.vassalage})
  or (${suspensions.scope} = 'game' and ${suspensions.target} = ${games.nodeId}))`;

/** Open, and not suspended. */
export const isPlayable = and(isNull(games.unavailable), isNull(vendors.unavailable), sql`not ${isStopped}`);

const gameContext = {
  game: games,
  vendorName: vendors.name,
  vendorClosed: vendors.unavailable,
  opensIn: vendors.opensIn,
  isStopped,
};
const isVendorOfGame = and(eq(vendors.vassalage, games.vassalage), eq(vendors.gameType, games.gameType));

/** For joins: leaves out retired games and vendors. */
export const isShownVendor = and(
  isVendorOfGame,
  sql`${games.unavailable} is distinct from ${retired}`,
  sql`${vendors.unavailable} is distinct from ${retired}`,
);

/** Selects visible games with their vendors, for further conditions. */
export function gameRows(kernel: Kernel) {
  return kernel.db.select(gameContext).from(games).innerJoin(vendors, isShownVendor).$dynamic();
}

/** Reads one page of the catalogue by the filters of docs/product.md 2.7. */
export async function catalogue(kernel: Kernel, query: GameQuery, language: LanguageCode) {
  const condition = conditionOf(query);
  const order = [asc(games.position), asc(games.nodeId)];
  // Page and total in one query: matching names in every row is nearly all of the cost.
  const found = kernel.db
    .select({ foundId: games.nodeId, total: sql<number>`count(*) over ()`.mapWith(Number).as('total') })
    .from(games)
    .where(condition)
    .orderBy(...order)
    .limit(query.pageSize)
    .offset((query.pageNo - 1) * query.pageSize)
    .as('found');
  const rows = await kernel.db
    .select({ ...gameContext, total: found.total })
    .from(found)
    .innerJoin(games, eq(games.nodeId, found.foundId))
    .innerJoin(vendors, isVendorOfGame)
    .orderBy(...order);
  const totalGames = rows[0]?.total ?? (query.pageNo === 1 ? 0 : await countGames(kernel, condition));
  return {
    games: rows.map((row) => gameView(row, language)),
    totalPages: Math.ceil(totalGames / query.pageSize),
    totalGames,
  };
}

/** Counts for a page beyond the last, which has no row to carry the total. */
async function countGames(kernel: Kernel, condition: SQL | undefined): Promise<number> {
  const [row] = await kernel.db.select({ games: count() }).from(games).where(condition);
  return row?.games ?? 0;
}

const hotGamesAtMost = 48;

/** Lists hot games that can be played now. */
export async function hotGames(kernel: Kernel, gameType: string | undefined, language: LanguageCode) {
  const rows = await gameRows(kernel)
    .where(and(eq(games.isHot, true), isPlayable, isOfType(gameType)))
    .orderBy(desc(games.hasJackpot), asc(games.position))
    .limit(hotGamesAtMost);
  return rows.map((row) => gameView(row, language));
}

/** Lists quick games: playable arcade slots and scratch cards, hot ones first (decision 032). */
export async function miniGames(kernel: Kernel, language: LanguageCode) {
  const isQuick = and(eq(games.gameType, 'RNG'), inArray(games.classify, ['AC', 'SC']), eq(games.isGame, 'GAME'));
  const rows = await gameRows(kernel)
    .where(and(isQuick, isPlayable))
    .orderBy(desc(games.isHot), asc(games.position), asc(games.nodeId))
    .limit(miniGamesShown);
  return rows.map((row) => gameView(row, language));
}

/** Lists playable games of the same category and kind or vendor, those of both first; not the game itself. */
export async function similarGames(kernel: Kernel, nodeId: string, language: LanguageCode) {
  const like = alias(games, 'like');
  const isOfVendor = eq(games.vassalage, like.vassalage);
  const isOfKind = sql`${games.classify} is not distinct from ${like.classify}`;
  const rows = await gameRows(kernel)
    .innerJoin(like, and(eq(like.nodeId, nodeId), eq(like.gameType, games.gameType), ne(like.nodeId, games.nodeId)))
    .where(and(isPlayable, or(isOfVendor, isOfKind)))
    .orderBy(desc(and(isOfVendor, isOfKind) ?? isOfKind), desc(games.isHot), asc(games.position), asc(games.nodeId))
    .limit(similarGamesShown);
  return rows.map((row) => gameView(row, language));
}

/** Reads games by their node ids, in the order of their names; unknown ones are left out. */
export function gamesByNode({ db }: Pick<Kernel, 'db'>, nodeIds: readonly string[]) {
  const { nodeId, vassalage, gameCode, name } = games;
  return db
    .select({ vassalage, gameCode, name })
    .from(games)
    .where(inArray(nodeId, [...nodeIds]))
    .orderBy(asc(name), asc(nodeId));
}

/** Finds the game of a launch, and whether it and its vendor are open. */
export async function findGame(kernel: Kernel, vassalage: string, gameCode: string) {
  const [row] = await kernel.db
    .select({
      game: games,
      vendorName: vendors.name,
      walletMode: vendors.walletMode,
      opensIn: vendors.opensIn,
      vendorClosed: vendors.unavailable,
    })
    .from(games)
    .innerJoin(vendors, and(eq(vendors.vassalage, games.vassalage), eq(vendors.gameType, games.gameType)))
    .where(and(eq(games.vassalage, vassalage), eq(games.gameCode, gameCode)));
  return row && { ...row, isOpen: row.game.unavailable === null && row.vendorClosed === null };
}

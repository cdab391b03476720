import type { CallParsedInput, CallResult } from '@portal/shared/contract/calls/define-call';
import { type GameType, gameTypes, type LanguageCode, lotteryTypes } from '@portal/shared/contract/game-types';
import type { searchGames as searchCall } from '@portal/shared/contract/games/catalogue';
import { and, asc, count, desc, eq, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { games, vendors } from '../games.tables.ts';
import { gameRows, isShownVendor } from './catalogue.ts';
import { gameMenus } from './game-menus.ts';
import { gameTypeOf, gameView, retired } from './game-view.ts';
import { isNamed } from './name-search.ts';

interface SearchQuery extends CallParsedInput<typeof searchCall> {
  language: LanguageCode;
  /** Lotteries shown in their menus; others are not found. */
  lotteryNodeIds: readonly string[];
}

/** Minimum share of the typed trigrams that a similar name contains. */
const similarFrom = sql.raw('0.6');

const names = sql`(${games.folded} || ' ' || ${vendors.folded})`;

/** Finds a page of games whose own or vendor's name contains the typed words, and vendors whose names contain them. */
export async function searchGames(kernel: Kernel, query: SearchQuery): Promise<CallResult<typeof searchCall>> {
  const isShown = isShownBy(query);
  const isFound = and(isShown, isNamed(names, query.gameName));
  const categories = await categoriesOf(kernel, isFound);
  const foundVendors = await vendorsNamed(kernel, query.gameName);
  const found = { vendors: foundVendors, categories };
  if (categories.length === 0 && foundVendors.length === 0)
    return { ...found, ...(await similarGames(kernel, query, isShown)) };
  const totalGames = categories
    .filter(({ gameType }) => !query.gameType || gameType === query.gameType)
    .reduce((sum, category) => sum + category.games, 0);
  const rows = await gameRows(kernel)
    .where(and(isFound, query.gameType ? eq(games.gameType, query.gameType) : undefined))
    .orderBy(rankBy(query.gameName), desc(games.isHot), asc(games.position), asc(games.nodeId))
    .limit(query.pageSize)
    .offset((query.pageNo - 1) * query.pageSize);
  return {
    ...found,
    games: rows.map((row) => gameView(row, query.language)),
    totalGames,
    totalPages: Math.ceil(totalGames / query.pageSize),
    isSimilar: false,
  };
}

function isShownBy({ lotteryNodeIds }: SearchQuery): SQL | undefined {
  return or(notInArray(games.gameType, [...lotteryTypes]), inArray(games.nodeId, [...lotteryNodeIds]));
}

/**
 * Ranks names that start with the text, then names with a word that does, then other name matches, then matches by
 * vendor.
 */
function rankBy(text: string): SQL {
  const folded = sql`fold_name(${text})`;
  return sql`case when ${games.folded} like ${folded} || '%' then 0 when ${games.folded} like '% ' || ${folded} || '%' then 1
    when ${isNamed(sql`${games.folded}`, text)} then 2 else 3 end`;
}

async function categoriesOf(
  kernel: Kernel,
  isFound: SQL | undefined,
): Promise<{ gameType: GameType; games: number }[]> {
  const rows = await kernel.db
    .select({ gameType: games.gameType, games: count() })
    .from(games)
    .innerJoin(vendors, isShownVendor)
    .where(isFound)
    .groupBy(games.gameType);
  const byType = new Map(rows.map((row) => [gameTypeOf(row.gameType), row.games]));
  return gameTypes.flatMap((gameType) => {
    const found = byType.get(gameType);
    return found ? [{ gameType, games: found }] : [];
  });
}

async function vendorsNamed(kernel: Kernel, text: string) {
  const rows = await kernel.db
    .select({ vassalage: vendors.vassalage, gameType: vendors.gameType })
    .from(vendors)
    .where(and(isNamed(sql`${vendors.folded}`, text), sql`${vendors.unavailable} is distinct from ${retired}`));
  if (rows.length === 0) return [];
  const isFound = new Set(rows.map(({ vassalage, gameType }) => `${vassalage} ${gameType}`));
  const { menus } = await gameMenus(kernel);
  return menus.flatMap((menu) => menu.vendors).filter((one) => isFound.has(`${one.vassalage} ${one.gameType}`));
}

/** For a text without matches: finds a page of games that share most of its trigrams. */
async function similarGames(kernel: Kernel, query: SearchQuery, isShown: SQL | undefined) {
  const groups = sql`array(select distinct substr(word, at, 3) from unnest(string_to_array(fold_name(${query.gameName}), ' ')) as word,
    generate_series(1, length(word) - 2) as at)`;
  const shared = sql`(select count(*) from unnest(${groups}) as part where strpos(${games.folded}, part) > 0)`;
  const rows = await gameRows(kernel)
    .where(and(isShown, sql`${shared} >= greatest(2, ${similarFrom} * cardinality(${groups}))`))
    .orderBy(desc(shared), desc(games.isHot), asc(games.position), asc(games.nodeId))
    .limit(query.pageSize);
  const found = rows.map((row) => gameView(row, query.language));
  return { games: found, totalGames: found.length, totalPages: found.length > 0 ? 1 : 0, isSimilar: found.length > 0 };
}

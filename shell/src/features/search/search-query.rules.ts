import { type GameType, gameTypes } from '@portal/shared/contract/game-types';
import { searchTextMax } from '@portal/shared/contract/games/catalogue';

/** The search that the address of the results page describes. */
export interface SearchQuery {
  gameName: string;
  gameType?: GameType | undefined;
  pageNo: number;
}

/** Reads the search; drops unknown categories and pages, and cuts long texts as the field does. */
export function searchQueryOf(search: string): SearchQuery {
  const query = new URLSearchParams(search);
  const type = query.get('gameType')?.toUpperCase();
  const page = query.get('pageNo') ?? '';
  return {
    gameName: (query.get('gameName') ?? '')
      .replace(/\p{Cc}|\p{Surrogate}/gu, ' ')
      .slice(0, searchTextMax)
      .trim(),
    gameType: gameTypes.find((known) => known === type),
    pageNo: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

export function addressOf({ gameName, gameType, pageNo }: SearchQuery): string {
  const query = new URLSearchParams({ gameName });
  if (gameType) query.set('gameType', gameType);
  if (pageNo > 1) query.set('pageNo', String(pageNo));
  return `/search?${query}`;
}

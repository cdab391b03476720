import type { CallInput } from '@portal/shared/contract/calls/define-call';
import { gamesPerPage } from '@portal/shared/contract/constants';
import type { GameType, LanguageCode } from '@portal/shared/contract/game-types';
import type { listCatalogue } from '@portal/shared/contract/games/catalogue';

export const minimumBets = ['0.01', '0.05', '0.1', '0.5', '0.75'] as const;
type MinimumBet = (typeof minimumBets)[number];

export const slotClassifications = ['SC', 'VP', 'TG', 'AC', 'JP', 'BG'] as const;
export type SlotClassification = (typeof slotClassifications)[number];

/** The four lists of docs/product.md 4; the last two are the member's own. */
export const listTypes = ['all', 'hot', 'fav', 'recent'] as const;
export type ListType = (typeof listTypes)[number];

/** Lists that need a login (docs/product.md 6). */
export function isOwnList(listType: ListType): boolean {
  return listType === 'fav' || listType === 'recent';
}

/** Minimum numbers of lines of a slot. */
export const minimumLines = ['5', '10', '20', '50'] as const;
type MinimumLines = (typeof minimumLines)[number];

export interface LobbyState {
  listType: ListType;
  vassalage?: string;
  gameClassify?: SlotClassification;
  gameName: string;
  minBet?: MinimumBet;
  minLineNum?: MinimumLines;
  pageNo: number;
}

export type LobbyAction =
  | { type: 'vendor-chosen'; vassalage?: string }
  | { type: 'classification-chosen'; gameClassify?: SlotClassification }
  | { type: 'name-typed'; gameName: string }
  | { type: 'minimum-bet-chosen'; minBet?: MinimumBet }
  | { type: 'minimum-lines-chosen'; minLineNum?: MinimumLines }
  | { type: 'list-chosen'; listType: ListType }
  | { type: 'page-chosen'; pageNo: number; totalPages: number }
  | { type: 'filters-cleared' };

export const firstLobby: LobbyState = { listType: 'all', gameName: '', pageNo: 1 };

/** docs/product.md 4: a new vendor, classification, name or minimum bet returns to page 1 of all games. */
export function lobbyReducer(state: LobbyState, action: LobbyAction): LobbyState {
  const fromStart = { ...state, pageNo: 1, listType: 'all' as const };
  switch (action.type) {
    case 'vendor-chosen':
      return { ...fromStart, vassalage: action.vassalage };
    case 'classification-chosen':
      return { ...fromStart, gameClassify: action.gameClassify };
    case 'name-typed':
      return action.gameName === state.gameName ? state : { ...fromStart, gameName: action.gameName };
    case 'minimum-bet-chosen':
      return { ...fromStart, minBet: action.minBet };
    case 'minimum-lines-chosen':
      return { ...fromStart, minLineNum: action.minLineNum };
    case 'list-chosen':
      return { ...state, pageNo: 1, listType: action.listType };
    case 'page-chosen':
      return { ...state, pageNo: clampPage(action.pageNo, action.totalPages) };
    case 'filters-cleared':
      return { ...firstLobby, vassalage: state.vassalage };
  }
}

/** Pages run from 1 to the total; an empty list has page 1. */
export function clampPage(pageNo: number, totalPages: number): number {
  return Math.min(Math.max(1, pageNo), Math.max(1, totalPages));
}

/** Whether there are further pages: never for the hot list, which is one page. */
export function hasMore(state: Pick<LobbyState, 'listType' | 'pageNo'>, totalPages: number): boolean {
  return state.listType !== 'hot' && state.pageNo < totalPages;
}

export function isFiltered(state: LobbyState): boolean {
  return Boolean(state.gameClassify || state.gameName.trim() || state.minBet || state.minLineNum);
}

/** Bingo is offered with the TY language only; other categories than slots have no classification. */
export function classificationsFor(
  gameType: GameType,
  languages: readonly LanguageCode[],
): readonly SlotClassification[] {
  if (gameType !== 'RNG') return [];
  return slotClassifications.filter((kind) => kind !== 'BG' || languages.includes('TY'));
}

/** The game query of the lobby, without unset filters. */
export function gameQueryOf(gameType: GameType, state: LobbyState): CallInput<typeof listCatalogue> {
  const gameName = state.gameName.trim();
  return {
    gameType,
    ...(state.vassalage && { vassalage: state.vassalage }),
    ...(state.gameClassify && { gameClassify: state.gameClassify }),
    ...(gameName && { gameName }),
    ...(state.minBet && { minBet: state.minBet }),
    ...(state.minLineNum && { minLineNum: state.minLineNum }),
    pageNo: state.pageNo,
    pageSize: gamesPerPage,
  };
}

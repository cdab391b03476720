import { amountFromMinor } from '@portal/shared/contract/amounts';
import { type GameType, gameClassify, gameType } from '@portal/shared/contract/game-types';
import type { Game } from '@portal/shared/contract/games/game';
import * as v from 'valibot';
import type { games } from './games.tables.ts';

export type GameRow = typeof games.$inferSelect;

/** A row of the catalogue as the wire tells it. */
export function gameView(row: GameRow, vendorName: string): Game {
  return {
    nodeId: row.nodeId,
    gameCode: row.gameCode,
    gameName: row.name,
    gameType: gameTypeOf(row.gameType),
    vassalage: row.vassalage,
    vendorName,
    gameClassify: v.is(gameClassify, row.classify) ? row.classify : undefined,
    isGame: row.isGame === 'VASSALAGE' ? 'VASSALAGE' : 'GAME',
    isHot: row.isHot ? 1 : 0,
    isNew: row.isNew,
    minBet: amountFromMinor(row.minBetMinor),
    lines: row.lines,
    hasJackpot: row.hasJackpot,
    theme: row.theme,
    seed: row.seed,
    unavailable: unavailableOf(row.unavailable),
  };
}

export function gameTypeOf(text: string): GameType {
  return v.parse(gameType, text);
}

export function unavailableOf(reason: string | null): 'maintenance' | 'opens_later' | undefined {
  if (reason === null) return undefined;
  return reason === 'opens_later' ? 'opens_later' : 'maintenance';
}

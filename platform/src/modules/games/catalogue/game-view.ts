import { type GameType, gameClassify, gameType, type LanguageCode } from '@portal/shared/contract/game-types';
import type { Game } from '@portal/shared/contract/games/game';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import * as v from 'valibot';
import type { games } from '../games.tables.ts';
import { drawnAddress } from '../pictures/drawn.rules.ts';

/** Stored where `unavailable` says why a game is closed: the game is in no list any more. */
export const retired = 'retired';

type GameRow = typeof games.$inferSelect;

/** Context of a game: its vendor's name, why that is closed, where games open, and whether play is suspended. */
interface GameContext {
  game: GameRow;
  vendorName: string;
  vendorClosed: string | null;
  opensIn: string;
  isStopped: boolean;
}

/** Shows a catalogue row on the wire, with its name in the asked language if the studio gave one. */
export function gameView(
  { game: row, vendorName, vendorClosed, opensIn, isStopped }: GameContext,
  language?: LanguageCode,
): Game {
  return {
    nodeId: row.nodeId,
    gameCode: row.gameCode,
    gameName: nameIn(row, language),
    gameType: gameTypeOf(row.gameType),
    vassalage: row.vassalage,
    vendorName,
    gameClassify: v.is(gameClassify, row.classify) ? row.classify : undefined,
    isGame: row.isGame === 'VASSALAGE' ? 'VASSALAGE' : 'GAME',
    isHot: row.isHot ? 1 : 0,
    isNew: row.isNew,
    minBet: amountFromMinor(row.minBetMinor),
    maxBet: amountFromMinor(row.maxBetMinor),
    ...(row.returnPercent !== null && { returnPercent: row.returnPercent }),
    ...(row.lowestReturnPercent !== null && { lowestReturnPercent: row.lowestReturnPercent }),
    ...(row.volatility !== null && { volatility: row.volatility }),
    lines: row.lines,
    hasJackpot: row.hasJackpot,
    ...(row.rooms.length > 0 && { hasRooms: true }),
    ...(row.image !== null && { image: row.image }),
    drawn: drawnAddress(row),
    theme: row.theme,
    seed: row.seed,
    ...(opensIn === 'popup' && { opensIn }),
    ...(isStopped && { isStopped }),
    unavailable: unavailableOf(isStopped ? 'maintenance' : (vendorClosed ?? row.unavailable)),
  };
}

/** Returns the name in the asked language; the studio's own name where it gave none. */
export function nameIn({ name, names }: Pick<GameRow, 'name' | 'names'>, language: LanguageCode | undefined): string {
  return (language && names[language]) || name;
}

export function gameTypeOf(text: string): GameType {
  return v.parse(gameType, text);
}

/** Returns the status shown to the operator. */
export function statusOf(unavailable: string | null): 'open' | 'maintenance' | 'opens_later' | 'retired' {
  return unavailable === retired ? retired : (unavailableOf(unavailable) ?? 'open');
}

export function unavailableOf(reason: string | null): 'maintenance' | 'opens_later' | undefined {
  if (reason === null) return undefined;
  return reason === 'opens_later' ? 'opens_later' : 'maintenance';
}

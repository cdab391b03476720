import { findCardGame, findRoom } from '../games/pvp-games.ts';
import type { HallFloor } from './hall-floor.ts';
import type { Pairing } from './pair-players.ts';
import type { Sitter } from './queue.ts';
import type { SitAsk } from './sit-down.ts';

export type RematchAsk = Omit<SitAsk, 'roomId'>;
export type RematchRefusal = 'no_rematch' | 'seal_changed';

/** Asks for another match with the same opponent; it begins when both have asked. */
export function playAgain(
  floor: HallFloor,
  pairing: Pairing,
  ask: RematchAsk,
  matchId: string,
): RematchRefusal | undefined {
  const match = floor.matchOf(ask.playerId);
  const card = match && findCardGame(match.gameCode);
  const room = card && findRoom(card, match.roomId);
  if (!room || match.matchId !== matchId || match.phase !== 'over') return 'no_rematch';
  const other = match.seats.find(({ playerId }) => playerId !== ask.playerId)?.playerId ?? '';
  const { gameCode, roomId } = match;
  const areBothHere = floor.isAt(other, matchId) && floor.presence.isHere(other, gameCode);
  if (!areBothHere) return 'no_rematch';
  const sitter: Sitter = { ...ask, gameCode, roomId, since: pairing.now() };
  const asked = floor.rematches.ask(matchId, sitter, ask.seal);
  if (asked === 'seal_changed') return asked;
  if (asked) pairing.startMatch(card, room, asked.seed, asked.sitters);
  floor.tellPlayers(match);
  return undefined;
}

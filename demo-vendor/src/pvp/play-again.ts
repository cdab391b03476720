import { findCardGame, findRoom } from '../games/pvp-games.ts';
import type { HallFloor } from './hall-floor.ts';
import type { Sitter } from './queue.ts';
import type { SeatParts, SitAsk } from './sit-down.ts';
import type { StakeRefusal } from './stake-check.ts';

export type RematchAsk = Omit<SitAsk, 'roomId'>;
export type RematchRefusal = 'no_rematch' | 'seal_changed' | StakeRefusal;

/** Requests a rematch with the same opponent; it begins when both have asked. */
export async function playAgain(
  { floor, pairing, checkStake }: SeatParts,
  ask: RematchAsk,
  matchId: string,
): Promise<RematchRefusal | undefined> {
  const before = endedMatch(floor, ask.playerId, matchId);
  if (!before) return 'no_rematch';
  const wish = floor.wishes.begin(ask.playerId);
  const refusal = await checkStake(ask, before.room.stakeMinor);
  if (!floor.wishes.end(ask.playerId, wish)) return undefined;
  if (refusal) return refusal;
  // One of them may have left during the stake check.
  const now = endedMatch(floor, ask.playerId, matchId);
  if (!now) return 'no_rematch';
  const { match, card, room } = now;
  const sitter: Sitter = { ...ask, gameCode: match.gameCode, roomId: match.roomId, since: pairing.now() };
  const asked = floor.rematches.ask(matchId, sitter, ask.seal);
  if (asked === 'seal_changed') return asked;
  if (asked) pairing.startMatch(card, room, asked.seed, asked.sitters);
  floor.tellPlayers(match);
  return undefined;
}

/** Returns the player's finished match if the opponent is still there too. */
function endedMatch(floor: HallFloor, playerId: string, matchId: string) {
  const match = floor.matchOf(playerId);
  const card = match && findCardGame(match.gameCode);
  const room = card && findRoom(card, match.roomId);
  if (!room || match.matchId !== matchId || match.phase !== 'over') return undefined;
  const other = match.seats.find((seat) => seat.playerId !== playerId)?.playerId ?? '';
  const areBothHere = floor.isAt(other, matchId) && floor.presence.isHere(other, match.gameCode);
  return areBothHere ? { match, card, room } : undefined;
}

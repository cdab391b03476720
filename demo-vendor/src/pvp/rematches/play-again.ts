import { findCardGame, findRoom } from '../../games/pvp-games.ts';
import type { LobbyState } from '../lobby/lobby-state.ts';
import type { Sitter } from '../lobby/queue.ts';
import type { SeatParts, SitAsk } from '../lobby/sit-down.ts';
import type { StakeRefusal } from '../lobby/stake-check.ts';

export type RematchAsk = Omit<SitAsk, 'roomId'>;
type RematchRefusal = 'no_rematch' | 'seal_changed' | StakeRefusal;

/** Requests a rematch with the same opponent; it begins when both have asked. */
export async function playAgain(
  { lobbyState, pairing, checkStake }: SeatParts,
  ask: RematchAsk,
  matchId: string,
): Promise<RematchRefusal | undefined> {
  const before = endedMatch(lobbyState, ask.playerId, matchId);
  if (!before) return 'no_rematch';
  const request = lobbyState.pendingRequests.begin(ask.playerId);
  const refusal = await checkStake(ask, before.room.stakeMinor);
  if (!lobbyState.pendingRequests.end(ask.playerId, request)) return undefined;
  if (refusal) return refusal;
  // One of them may have left during the stake check.
  const now = endedMatch(lobbyState, ask.playerId, matchId);
  if (!now) return 'no_rematch';
  const { match, card, room } = now;
  const sitter: Sitter = { ...ask, gameCode: match.gameCode, roomId: match.roomId, since: pairing.now() };
  const asked = lobbyState.rematches.ask(matchId, sitter, ask.seal);
  if (asked === 'seal_changed') return asked;
  if (asked) pairing.startMatch(card, room, asked.seed, asked.sitters);
  lobbyState.notifyPlayers(match);
  return undefined;
}

/** Returns the player's finished match if the opponent is still there too. */
function endedMatch(lobbyState: LobbyState, playerId: string, matchId: string) {
  const match = lobbyState.matchOf(playerId);
  const card = match && findCardGame(match.gameCode);
  const room = card && findRoom(card, match.roomId);
  if (!room || match.matchId !== matchId || match.phase !== 'over') return undefined;
  const other = match.seats.find((seat) => seat.playerId !== playerId)?.playerId ?? '';
  const areBothHere = lobbyState.isAt(other, matchId) && lobbyState.presence.isHere(other, match.gameCode);
  return areBothHere ? { match, card, room } : undefined;
}

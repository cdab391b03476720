import { type CardGame, type CardRoom, findRoom } from '../../games/pvp-games.ts';
import type { LobbyState } from './lobby-state.ts';
import type { Pairing } from './pair-players.ts';
import type { StakeCheck, StakeRefusal } from './stake-check.ts';

type SitRefusal = 'unknown_room' | 'already_playing' | 'seal_changed' | 'seat_elsewhere' | StakeRefusal;

export interface SitAsk {
  playerId: string;
  launchId: string;
  roomId: string;
  clientSeed: string;
  /** Commitment that the page has seen for its match. */
  seal: string;
}

/** Dependencies for giving seats. */
export interface SeatParts {
  lobbyState: LobbyState;
  pairing: Pairing;
  checkStake: StakeCheck;
}

/** Seats a player in a room to wait for an opponent; a repeat changes nothing. */
export async function sitDown(parts: SeatParts, card: CardGame, ask: SitAsk): Promise<SitRefusal | undefined> {
  const { lobbyState, checkStake } = parts;
  const room = findRoom(card, ask.roomId);
  if (!room) return 'unknown_room';
  const before = refusalNow(lobbyState, card, ask);
  if (before || isSeated(lobbyState, card, ask)) return before;
  const request = lobbyState.pendingRequests.begin(ask.playerId);
  const refusal = await checkStake(ask, room.stakeMinor);
  // During the stake check the player has left, or has sat down elsewhere.
  if (!lobbyState.pendingRequests.end(ask.playerId, request)) return undefined;
  if (refusal) return refusal;
  const after = refusalNow(lobbyState, card, ask);
  if (after) return after;
  giveSeat(parts, card, room, ask);
  return undefined;
}

function refusalNow(lobbyState: LobbyState, card: CardGame, ask: SitAsk): SitRefusal | undefined {
  if (lobbyState.isBusy(ask.playerId)) return 'already_playing';
  if (isSeated(lobbyState, card, ask)) return undefined;
  if (!lobbyState.presence.isHere(ask.playerId, card.game.gameCode)) return 'seat_elsewhere';
  return ask.seal === lobbyState.sealOf(card, ask.roomId) ? undefined : 'seal_changed';
}

/** Returns whether the player already waits by this request. */
function isSeated(lobbyState: LobbyState, { game }: CardGame, { playerId, clientSeed, roomId }: SitAsk): boolean {
  const known = lobbyState.queue.of(playerId);
  return known?.clientSeed === clientSeed && known.gameCode === game.gameCode && known.roomId === roomId;
}

function giveSeat({ lobbyState, pairing }: SeatParts, card: CardGame, room: CardRoom, ask: SitAsk): void {
  const { playerId, launchId, clientSeed, roomId } = ask;
  const { gameCode } = card.game;
  const before = lobbyState.queue.of(playerId);
  lobbyState.dismiss(playerId);
  lobbyState.queue.remove(playerId);
  lobbyState.queue.add({ playerId, launchId, gameCode, roomId, clientSeed, since: pairing.now() });
  pairing.pairUp(card, room);
  if (before && before.gameCode !== gameCode) lobbyState.notifyLobby(before.gameCode);
  lobbyState.notifyLobby(gameCode);
}

/** Leaves the queue or a finished match. A running match is left by giving it up. */
export function standUp(lobbyState: LobbyState, playerId: string): void {
  lobbyState.pendingRequests.forget(playerId);
  const sitter = lobbyState.queue.of(playerId);
  lobbyState.queue.remove(playerId);
  const match = lobbyState.matchOf(playerId);
  lobbyState.dismiss(playerId);
  const gameCode = sitter?.gameCode ?? match?.gameCode;
  if (gameCode) lobbyState.notifyLobby(gameCode);
}

import { type CardGame, type CardRoom, findRoom } from '../games/pvp-games.ts';
import type { HallFloor } from './hall-floor.ts';
import type { Pairing } from './pair-players.ts';
import type { StakeCheck, StakeRefusal } from './stake-check.ts';

export type SitRefusal = 'unknown_room' | 'already_playing' | 'seal_changed' | 'seat_elsewhere' | StakeRefusal;

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
  floor: HallFloor;
  pairing: Pairing;
  checkStake: StakeCheck;
}

/** Seats a player in a room to wait for an opponent; a repeat changes nothing. */
export async function sitDown(parts: SeatParts, card: CardGame, ask: SitAsk): Promise<SitRefusal | undefined> {
  const { floor, checkStake } = parts;
  const room = findRoom(card, ask.roomId);
  if (!room) return 'unknown_room';
  const before = refusalNow(floor, card, ask);
  if (before || isSeated(floor, card, ask)) return before;
  const wish = floor.wishes.begin(ask.playerId);
  const refusal = await checkStake(ask, room.stakeMinor);
  // During the stake check the player has left, or has sat down elsewhere.
  if (!floor.wishes.end(ask.playerId, wish)) return undefined;
  if (refusal) return refusal;
  const after = refusalNow(floor, card, ask);
  if (after) return after;
  giveSeat(parts, card, room, ask);
  return undefined;
}

function refusalNow(floor: HallFloor, card: CardGame, ask: SitAsk): SitRefusal | undefined {
  if (floor.isBusy(ask.playerId)) return 'already_playing';
  if (isSeated(floor, card, ask)) return undefined;
  if (!floor.presence.isHere(ask.playerId, card.game.gameCode)) return 'seat_elsewhere';
  return ask.seal === floor.sealOf(card, ask.roomId) ? undefined : 'seal_changed';
}

/** Returns whether the player already waits by this request. */
function isSeated(floor: HallFloor, { game }: CardGame, { playerId, clientSeed, roomId }: SitAsk): boolean {
  const known = floor.queue.of(playerId);
  return known?.clientSeed === clientSeed && known.gameCode === game.gameCode && known.roomId === roomId;
}

function giveSeat({ floor, pairing }: SeatParts, card: CardGame, room: CardRoom, ask: SitAsk): void {
  const { playerId, launchId, clientSeed, roomId } = ask;
  const { gameCode } = card.game;
  const before = floor.queue.of(playerId);
  floor.dismiss(playerId);
  floor.queue.remove(playerId);
  floor.queue.add({ playerId, launchId, gameCode, roomId, clientSeed, since: pairing.now() });
  pairing.pairUp(card, room);
  if (before && before.gameCode !== gameCode) floor.tellLobby(before.gameCode);
  floor.tellLobby(gameCode);
}

/** Leaves the queue or a finished match. A running match is left by giving it up. */
export function standUp(floor: HallFloor, playerId: string): void {
  floor.wishes.forget(playerId);
  const sitter = floor.queue.of(playerId);
  floor.queue.remove(playerId);
  const match = floor.matchOf(playerId);
  floor.dismiss(playerId);
  const gameCode = sitter?.gameCode ?? match?.gameCode;
  if (gameCode) floor.tellLobby(gameCode);
}

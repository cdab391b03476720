import { type CardGame, findRoom } from '../games/pvp-games.ts';
import type { HallFloor } from './hall-floor.ts';
import type { Pairing } from './pair-players.ts';

export type SitRefusal = 'unknown_room' | 'already_playing' | 'seal_changed';

export interface SitAsk {
  playerId: string;
  launchId: string;
  roomId: string;
  clientSeed: string;
  /** Commitment that the page was told for its match. */
  seal: string;
}

/** Sits a player down in a room, to wait for an opponent; the same asked again changes nothing. */
export function sitDown(floor: HallFloor, pairing: Pairing, card: CardGame, ask: SitAsk): SitRefusal | undefined {
  const { playerId, launchId, clientSeed, seal } = ask;
  const room = findRoom(card, ask.roomId);
  if (!room) return 'unknown_room';
  if (floor.isBusy(playerId)) return 'already_playing';
  const { gameCode } = card.game;
  const { roomId } = room;
  const known = floor.queue.of(playerId);
  if (known?.clientSeed === clientSeed && known.gameCode === gameCode && known.roomId === roomId) return undefined;
  if (seal !== floor.sealOf(card, roomId)) return 'seal_changed';
  floor.dismiss(playerId);
  floor.queue.remove(playerId);
  floor.queue.add({ playerId, launchId, gameCode, roomId, clientSeed, since: pairing.now() });
  pairing.pairUp(card, room);
  if (known && known.gameCode !== gameCode) floor.tellLobby(known.gameCode);
  floor.tellLobby(gameCode);
  return undefined;
}

/** Stops waiting, or leaves a match that is over. A match that is played is left by giving it up. */
export function standUp(floor: HallFloor, playerId: string): void {
  const sitter = floor.queue.of(playerId);
  floor.queue.remove(playerId);
  const match = floor.matchOf(playerId);
  floor.dismiss(playerId);
  const gameCode = sitter?.gameCode ?? match?.gameCode;
  if (gameCode) floor.tellLobby(gameCode);
}

import { findCardGame, findRoom } from '../games/pvp-games.ts';
import type { TableClock } from '../tables/table-clock.ts';
import type { HallFloor } from './hall-floor.ts';
import type { Pairing } from './pair-players.ts';
import type { Viewer } from './presence.ts';

export interface DoorParts {
  floor: HallFloor;
  pairing: Pairing;
  clock: TableClock;
  /** How long an absent player stays in the queue, in milliseconds. */
  waitsMs: number;
}

/** Lets pages enter and leave the card lobby. */
export function createHallDoor({ floor, pairing, clock, waitsMs }: DoorParts) {
  const { presence, queue } = floor;

  function tellMatchOf(playerId: string): void {
    const match = floor.matchOf(playerId);
    if (match) floor.tellPlayers(match);
  }

  /** Looks for an opponent for a waiting player who has come back. */
  function pairWaiting(playerId: string): void {
    const sitter = queue.of(playerId);
    const card = sitter && findCardGame(sitter.gameCode);
    const room = card && findRoom(card, sitter.roomId);
    if (room) pairing.pairUp(card, room);
  }

  /** A broken stream reconnects at once, so only a player who stays away loses the seat and the rematch offer. */
  async function leaveLater({ playerId, gameCode }: Viewer): Promise<void> {
    const match = floor.matchOf(playerId);
    const sitter = queue.of(playerId);
    if (sitter?.gameCode === gameCode) floor.tellLobby(gameCode);
    const isOver = await clock.wait(waitsMs);
    if (!isOver || presence.isHere(playerId, gameCode)) return;
    if (match) floor.withdrawRematch(match, playerId);
    if (sitter?.gameCode !== gameCode || queue.of(playerId) !== sitter) return;
    queue.remove(playerId);
    floor.tellLobby(gameCode);
  }

  return {
    /** Subscribes a page to changes and returns the unsubscribe; undefined if another page has the seat. */
    watch(viewer: Viewer, takesOver = false): (() => void) | undefined {
      if (!presence.enter(viewer, takesOver)) return undefined;
      tellMatchOf(viewer.playerId);
      pairWaiting(viewer.playerId);
      viewer.update();
      return () => {
        if (!presence.leave(viewer)) return;
        tellMatchOf(viewer.playerId);
        void leaveLater(viewer);
      };
    },
  };
}

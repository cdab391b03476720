import { findCardGame, findRoom } from '../../games/pvp-games.ts';
import type { Clock } from '../../timing/clock.ts';
import type { LobbyState } from './lobby-state.ts';
import type { Pairing } from './pair-players.ts';
import type { Viewer } from './presence.ts';

interface LobbyViewerParts {
  lobbyState: LobbyState;
  pairing: Pairing;
  clock: Clock;
  /** How long an absent player stays in the queue, in milliseconds. */
  waitsMs: number;
}

/** Lets pages enter and leave the card lobby. */
export function createLobbyViewers({ lobbyState, pairing, clock, waitsMs }: LobbyViewerParts) {
  const { presence, queue } = lobbyState;

  function notifyMatchOf(playerId: string): void {
    const match = lobbyState.matchOf(playerId);
    if (match) lobbyState.notifyPlayers(match);
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
    const match = lobbyState.matchOf(playerId);
    const sitter = queue.of(playerId);
    if (sitter?.gameCode === gameCode) lobbyState.notifyLobby(gameCode);
    const isOver = await clock.wait(waitsMs);
    if (!isOver || presence.isHere(playerId, gameCode)) return;
    if (match) lobbyState.withdrawRematch(match, playerId);
    if (sitter?.gameCode !== gameCode || queue.of(playerId) !== sitter) return;
    queue.remove(playerId);
    lobbyState.notifyLobby(gameCode);
  }

  return {
    /** Subscribes a page to changes and returns the unsubscribe; undefined if another page has the seat. */
    watch(viewer: Viewer, takesOver = false): (() => void) | undefined {
      if (!presence.enter(viewer, takesOver)) return undefined;
      notifyMatchOf(viewer.playerId);
      pairWaiting(viewer.playerId);
      viewer.update();
      return () => {
        if (!presence.leave(viewer)) return;
        notifyMatchOf(viewer.playerId);
        void leaveLater(viewer);
      };
    },
  };
}

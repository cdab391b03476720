import type { CardGame, CardRoom } from '../../games/pvp-games.ts';
import type { Match } from '../matches/match.ts';
import { newMatch } from '../matches/new-match.ts';
import type { LobbyState } from './lobby-state.ts';
import type { Sitter } from './queue.ts';

interface PairingParts {
  lobbyState: LobbyState;
  /** Milliseconds since 1970. */
  now(): number;
  start(match: Match): void;
}

/** Creates the pairing of players for matches. */
export function createPairing({ lobbyState, now, start }: PairingParts) {
  const { queue, presence } = lobbyState;

  function startMatch(card: CardGame, room: CardRoom, seed: string, sitters: readonly [Sitter, Sitter]): void {
    const match = newMatch(card.game.gameCode, room, seed, sitters, now());
    for (const { playerId } of sitters) {
      queue.remove(playerId);
      lobbyState.putAt(playerId, match.matchId);
    }
    start(match);
  }

  /** Pairs the two present players who have waited longest. */
  function pairUp(card: CardGame, room: CardRoom): void {
    const { gameCode } = card.game;
    const all = queue.waitingIn(gameCode, room.roomId);
    const [first, second] = all.filter(({ playerId }) => presence.isHere(playerId, gameCode));
    if (!first || !second) return;
    // This match uses up the room's seal, so absent players have to sit down again with the next one.
    for (const { playerId } of all) queue.remove(playerId);
    startMatch(card, room, lobbyState.useSeed(card, room.roomId), [first, second]);
  }

  return { startMatch, pairUp, now };
}
export type Pairing = ReturnType<typeof createPairing>;

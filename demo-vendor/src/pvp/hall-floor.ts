import type { CardGame } from '../games/pvp-games.ts';
import { isMatchRunning, type Match } from './match.ts';
import type { MatchBooks } from './match-books.ts';
import { createPresence } from './presence.ts';
import { createQueue } from './queue.ts';
import { createRematches } from './rematches.ts';
import { createSeals } from './seals.ts';
import { createWishes } from './wishes.ts';

/** Creates the shared state of the card lobby: presence, queue, current matches, and notifying the pages. */
export function createHallFloor(books: MatchBooks, newSeed: () => Uint8Array) {
  const presence = createPresence();
  const seals = createSeals(newSeed);
  const rematches = createRematches(seals);
  /** The match that each player plays or has just finished. */
  const current = new Map<string, string>();
  const placeOf = ({ game }: CardGame, roomId: string) => `${game.gameCode} ${roomId}`;

  function matchOf(playerId: string): Match | undefined {
    return books.match(current.get(playerId) ?? '');
  }

  function tellLobby(gameCode: string): void {
    for (const viewer of presence.of(gameCode)) if (matchOf(viewer.playerId)?.gameCode !== gameCode) viewer.update();
  }

  function tellPlayers({ seats, gameCode, phase }: Match): void {
    for (const { playerId } of seats) presence.viewer(playerId, gameCode)?.update();
    if (phase === 'staking' || phase === 'over' || phase === 'void') tellLobby(gameCode);
  }

  function withdrawRematch(match: Match, playerId: string): void {
    if (rematches.withdraw(match.matchId, playerId)) tellPlayers(match);
  }

  return {
    ...{
      books,
      presence,
      queue: createQueue(),
      wishes: createWishes(),
      rematches,
      matchOf,
      tellLobby,
      tellPlayers,
      withdrawRematch,
    },
    isAt: (playerId: string, matchId: string) => current.get(playerId) === matchId,
    putAt: (playerId: string, matchId: string) => void current.set(playerId, matchId),
    isBusy(playerId: string): boolean {
      const match = matchOf(playerId);
      return match !== undefined && isMatchRunning(match);
    },
    /** Forgets the player's finished match, if any. */
    dismiss(playerId: string): void {
      const match = matchOf(playerId);
      if (!match || isMatchRunning(match)) return;
      current.delete(playerId);
      withdrawRematch(match, playerId);
    },
    /** Returns the commitment to the seed of the next match of a room. */
    sealOf: (card: CardGame, roomId: string) => seals.of(placeOf(card, roomId)).commitment,
    /** Takes that seed for one match. */
    useSeed: (card: CardGame, roomId: string) => seals.use(placeOf(card, roomId)).seed,
  };
}
export type HallFloor = ReturnType<typeof createHallFloor>;

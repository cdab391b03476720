import type { CardGame } from '../../games/pvp-games.ts';
import { isMatchRunning, type Match } from '../matches/match.ts';
import type { MatchStore } from '../matches/match-store.ts';
import { createRematches } from '../rematches/rematches.ts';
import { createPresence } from './presence.ts';
import { createQueue } from './queue.ts';
import { createSeals } from './seals.ts';

/** Creates the shared state of the card lobby: presence, queue, current matches, and notifying the pages. */
export function createLobbyState(matchStore: MatchStore, newSeed: () => Uint8Array) {
  const presence = createPresence();
  const seals = createSeals(newSeed);
  const rematches = createRematches(seals);
  /** The match that each player plays or has just finished. */
  const current = new Map<string, string>();
  const sealKeyOf = ({ game }: CardGame, roomId: string) => `${game.gameCode} ${roomId}`;

  function matchOf(playerId: string): Match | undefined {
    return matchStore.match(current.get(playerId) ?? '');
  }

  function notifyLobby(gameCode: string): void {
    for (const viewer of presence.of(gameCode)) if (matchOf(viewer.playerId)?.gameCode !== gameCode) viewer.update();
  }

  function notifyPlayers({ seats, gameCode, phase }: Match): void {
    for (const { playerId } of seats) presence.viewer(playerId, gameCode)?.update();
    if (phase === 'staking' || phase === 'over' || phase === 'void') notifyLobby(gameCode);
  }

  function withdrawRematch(match: Match, playerId: string): void {
    if (rematches.withdraw(match.matchId, playerId)) notifyPlayers(match);
  }

  return {
    matchStore: matchStore,
    presence,
    queue: createQueue(),
    pendingRequests: createPendingRequests(),
    rematches,
    matchOf,
    notifyLobby: notifyLobby,
    notifyPlayers: notifyPlayers,
    withdrawRematch,
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
    sealOf: (card: CardGame, roomId: string) => seals.of(sealKeyOf(card, roomId)).commitment,
    /** Takes that seed for one match. */
    useSeed: (card: CardGame, roomId: string) => seals.use(sealKeyOf(card, roomId)).seed,
  };
}
export type LobbyState = ReturnType<typeof createLobbyState>;

/** Tracks each player's latest pending request; a newer one cancels it. */
function createPendingRequests() {
  const last = new Map<string, symbol>();
  return {
    begin(playerId: string): symbol {
      const request = Symbol(playerId);
      last.set(playerId, request);
      return request;
    },
    /** Ends a request; returns whether it was still the player's latest. */
    end: (playerId: string, request: symbol) => last.get(playerId) === request && last.delete(playerId),
    forget: (playerId: string) => void last.delete(playerId),
  };
}

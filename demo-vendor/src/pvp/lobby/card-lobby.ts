import type { CardGame } from '../../games/pvp-games.ts';
import type { Move } from '../matches/match.rules.ts';
import { seatOf } from '../matches/match.ts';
import type { ActRefusal } from '../matches/match-acts.ts';
import type { MatchDeps } from '../matches/match-deps.ts';
import type { MatchStore } from '../matches/match-store.ts';
import { createMatchPlay } from '../matches/play-match.ts';
import { playAgain, type RematchAsk } from '../rematches/play-again.ts';
import { createCooldowns } from './cooldowns.ts';
import { createLobbyState } from './lobby-state.ts';
import { createLobbyViewers } from './lobby-viewers.ts';
import { createPairing } from './pair-players.ts';
import { type SitAsk, sitDown, standUp } from './sit-down.ts';
import { createStakeCheck } from './stake-check.ts';
import { createStateNumbers } from './state-numbers.ts';

interface LobbyParts extends Omit<MatchDeps, 'changed' | 'stakeRefused'> {
  /** Returns 32 unpredictable bytes. */
  newSeed(): Uint8Array;
  /** Returns the number from which a player's name at the tables is derived. */
  numberOf(playerId: string): number;
}

type PlayRefusal = ActRefusal | 'unknown_match';

/** A player who is away for this long leaves the queue. */
export const waitsAwayMs = 8000;
/** Cooldown after a refused stake, so that others do not lose time. */
export const cooldownMs = 60_000;

/** Creates the card lobby: presence, match queue and matches. */
export function createCardLobby(parts: LobbyParts) {
  const { matchStore, clock, gateway } = parts;
  const lobbyState = createLobbyState(matchStore, parts.newSeed);
  const left = matchStore.openMatches();
  const cooldowns = createCooldowns(clock.now, cooldownMs);
  const play = createMatchPlay({ ...parts, changed: lobbyState.notifyPlayers, stakeRefused: cooldowns.begin });
  const pairing = createPairing({ lobbyState, now: () => clock.now(), start: play.start });
  const seats = { lobbyState: lobbyState, pairing, checkStake: createStakeCheck({ gateway, cooldowns }) };
  const { watch } = createLobbyViewers({ lobbyState, pairing, clock, waitsMs: waitsAwayMs });
  for (const { matchId, seats } of left) for (const { playerId } of seats) lobbyState.putAt(playerId, matchId);

  return {
    stateNo: createStateNumbers(),
    matchStore: matchStore,
    numberOf: parts.numberOf,
    presence: lobbyState.presence,
    play,
    matchOf: lobbyState.matchOf,
    waiting: lobbyState.queue.of,
    waitingIn: lobbyState.queue.waitingIn,
    sealOf: lobbyState.sealOf,
    rematchOf: lobbyState.rematches.view,
    playing: (gameCode: string, roomId: string) =>
      matchStore.openMatches().filter((match) => match.gameCode === gameCode && match.roomId === roomId).length,
    watch,
    sit: (card: CardGame, ask: SitAsk) => sitDown(seats, card, ask),
    leave: (playerId: string) => standUp(lobbyState, playerId),

    async act(playerId: string, matchId: string, no: number, move: Move): Promise<PlayRefusal | undefined> {
      const { match, seat } = seatIn(matchStore, playerId, matchId);
      return match && seat !== undefined ? play.act(match, seat, no, move) : 'unknown_match';
    },

    async giveUp(playerId: string, matchId: string): Promise<PlayRefusal | undefined> {
      const { match, seat } = seatIn(matchStore, playerId, matchId);
      return match && seat !== undefined ? play.giveUp(match, seat) : 'unknown_match';
    },

    rematch: (ask: RematchAsk, matchId: string) => playAgain(seats, ask, matchId),

    /** Resumes matches that the last run left open. */
    resume(): void {
      for (const match of left) play.goOn(match);
    },
  };
}
export type CardLobby = ReturnType<typeof createCardLobby>;

function seatIn(matchStore: MatchStore, playerId: string, matchId: string) {
  const match = matchStore.match(matchId);
  return { match, seat: match && seatOf(match, playerId) };
}

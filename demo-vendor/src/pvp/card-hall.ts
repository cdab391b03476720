import type { CardGame } from '../games/pvp-games.ts';
import { createHallDoor } from './hall-door.ts';
import { createHallFloor } from './hall-floor.ts';
import type { Move } from './match.rules.ts';
import { seatOf } from './match.ts';
import type { ActRefusal } from './match-acts.ts';
import type { MatchBooks } from './match-books.ts';
import type { MatchDeps } from './match-deps.ts';
import { createPairing } from './pair-players.ts';
import { playAgain, type RematchAsk } from './play-again.ts';
import { createMatchPlay } from './play-match.ts';
import { createRests } from './rests.ts';
import { type SitAsk, sitDown, standUp } from './sit-down.ts';
import { createStakeCheck } from './stake-check.ts';
import { createStateNumbers } from './state-numbers.ts';

export interface HallParts extends Omit<MatchDeps, 'changed' | 'stakeRefused'> {
  /** Returns 32 unpredictable bytes. */
  newSeed(): Uint8Array;
  /** Returns the number from which a player's name at the tables is derived. */
  numberOf(playerId: string): number;
}

type PlayRefusal = ActRefusal | 'unknown_match';

/** A player who is away for this long leaves the queue. */
export const waitsAwayMs = 8000;
/** Cooldown after a refused stake, so that others do not lose time. */
export const restMs = 60_000;

/** Creates the card lobby: presence, match queue and matches. */
export function createCardHall(parts: HallParts) {
  const { books, clock, gateway } = parts;
  const floor = createHallFloor(books, parts.newSeed);
  const left = books.openMatches();
  const rests = createRests(clock.now, restMs);
  const play = createMatchPlay({ ...parts, changed: floor.tellPlayers, stakeRefused: rests.begin });
  const pairing = createPairing({ floor, now: () => clock.now(), start: play.start });
  const seats = { floor, pairing, checkStake: createStakeCheck({ gateway, rests }) };
  const { watch } = createHallDoor({ floor, pairing, clock, waitsMs: waitsAwayMs });
  for (const { matchId, seats } of left) for (const { playerId } of seats) floor.putAt(playerId, matchId);

  return {
    stateNo: createStateNumbers(),
    books,
    numberOf: parts.numberOf,
    presence: floor.presence,
    play,
    matchOf: floor.matchOf,
    waiting: floor.queue.of,
    waitingIn: floor.queue.waitingIn,
    sealOf: floor.sealOf,
    rematchOf: floor.rematches.view,
    playing: (gameCode: string, roomId: string) =>
      books.openMatches().filter((match) => match.gameCode === gameCode && match.roomId === roomId).length,
    watch,
    sit: (card: CardGame, ask: SitAsk) => sitDown(seats, card, ask),
    leave: (playerId: string) => standUp(floor, playerId),

    async act(playerId: string, matchId: string, no: number, move: Move): Promise<PlayRefusal | undefined> {
      const { match, seat } = seatIn(books, playerId, matchId);
      return match && seat !== undefined ? play.act(match, seat, no, move) : 'unknown_match';
    },

    async giveUp(playerId: string, matchId: string): Promise<PlayRefusal | undefined> {
      const { match, seat } = seatIn(books, playerId, matchId);
      return match && seat !== undefined ? play.giveUp(match, seat) : 'unknown_match';
    },

    rematch: (ask: RematchAsk, matchId: string) => playAgain(seats, ask, matchId),

    /** Resumes matches that the last run left open. */
    resume(): void {
      for (const match of left) play.goOn(match);
    },
  };
}
export type CardHall = ReturnType<typeof createCardHall>;

function seatIn(books: MatchBooks, playerId: string, matchId: string) {
  const match = books.match(matchId);
  return { match, seat: match && seatOf(match, playerId) };
}

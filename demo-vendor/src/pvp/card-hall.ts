import { type CardGame, type CardRoom, findCardGame, findRoom } from '../games/pvp-games.ts';
import type { Move } from './match.rules.ts';
import { isMatchRunning, type Match, seatOf } from './match.ts';
import type { MatchDeps } from './match-deps.ts';
import { newMatch } from './new-match.ts';
import { type ActRefusal, createMatchPlay } from './play-match.ts';
import { createPresence, type Viewer } from './presence.ts';
import { createQueue, type Sitter } from './queue.ts';
import { createRematches } from './rematches.ts';
import { createSeals } from './seals.ts';
import { createStateNumbers } from './state-numbers.ts';

export type SitRefusal = 'unknown_room' | 'already_playing' | 'seal_changed';

export interface HallParts extends Omit<MatchDeps, 'changed'> {
  /** 32 bytes that nobody can foresee. */
  newSeed(): Uint8Array;
}

export interface SitAsk {
  playerId: string;
  launchId: string;
  roomId: string;
  clientSeed: string;
  /** Commitment that the page was told for its match. */
  seal: string;
}

/** A player who is away for so long no longer waits for an opponent. */
export const waitsAwayMs = 8000;

/** The card room: who is here, who waits, who plays whom. */
export function createCardHall(parts: HallParts) {
  const presence = createPresence();
  const queue = createQueue();
  const seals = createSeals(parts.newSeed);
  const rematches = createRematches(seals);
  /** The match that each player plays or looks back on. */
  const current = new Map<string, string>();
  const left = parts.books.openMatches();
  const deps: MatchDeps = { ...parts, changed: tellPlayers };
  const play = createMatchPlay(deps);
  for (const match of left) for (const { playerId } of match.seats) current.set(playerId, match.matchId);

  function tellPlayers({ seats, gameCode, phase }: Match): void {
    for (const { playerId } of seats) presence.viewer(playerId, gameCode)?.update();
    if (phase === 'staking' || phase === 'over' || phase === 'void') tellLobby(gameCode);
  }

  function tellLobby(gameCode: string): void {
    for (const viewer of presence.of(gameCode)) if (matchOf(viewer.playerId)?.gameCode !== gameCode) viewer.update();
  }

  function matchOf(playerId: string): Match | undefined {
    return parts.books.match(current.get(playerId) ?? '');
  }

  const placeOf = ({ game }: CardGame, roomId: string) => `${game.gameCode} ${roomId}`;
  const isBusy = (playerId: string) => {
    const match = matchOf(playerId);
    return match !== undefined && isMatchRunning(match);
  };

  /** Forgets the match that is over, where the player looks back on one. */
  function dismiss(playerId: string): void {
    const match = matchOf(playerId);
    if (!match || isMatchRunning(match)) return;
    current.delete(playerId);
    if (rematches.withdraw(match.matchId, playerId)) tellPlayers(match);
  }

  function startMatch(card: CardGame, room: CardRoom, seed: string, sitters: readonly [Sitter, Sitter]): void {
    const match = newMatch(card.game.gameCode, room, seed, sitters, parts.clock.now());
    for (const { playerId } of sitters) {
      queue.remove(playerId);
      current.set(playerId, match.matchId);
    }
    play.start(match);
  }

  /** Brings together the two who have waited longest and are here. */
  function pairUp(card: CardGame, room: CardRoom): void {
    const { gameCode } = card.game;
    const all = queue.waitingIn(gameCode, room.roomId);
    const [first, second] = all.filter(({ playerId }) => presence.isHere(playerId, gameCode));
    if (!first || !second) return;
    // The seal of those who are away is used up: they sit down again with the next one.
    for (const { playerId } of all) queue.remove(playerId);
    startMatch(card, room, seals.use(placeOf(card, room.roomId)).seed, [first, second]);
  }

  return {
    stateNo: createStateNumbers(),
    books: parts.books,
    presence,
    play,
    matchOf,
    waiting: (playerId: string) => queue.of(playerId),
    waitingIn: queue.waitingIn,
    sealOf: (card: CardGame, roomId: string) => seals.of(placeOf(card, roomId)).commitment,
    rematchOf: rematches.view,
    playing: (gameCode: string, roomId: string) =>
      parts.books.openMatches().filter((match) => match.gameCode === gameCode && match.roomId === roomId).length,

    watch(viewer: Viewer, takesOver = false): (() => void) | undefined {
      if (!presence.enter(viewer, takesOver)) return undefined;
      const match = matchOf(viewer.playerId);
      if (match) tellPlayers(match);
      const sitter = queue.of(viewer.playerId);
      const card = sitter && findCardGame(sitter.gameCode);
      const room = card && findRoom(card, sitter.roomId);
      if (room) pairUp(card, room);
      viewer.update();
      return () => {
        presence.leave(viewer);
        const now = matchOf(viewer.playerId);
        if (now) tellPlayers(now);
        void leaveLater(viewer);
      };
    },

    sit(card: CardGame, ask: SitAsk): SitRefusal | undefined {
      const { playerId, launchId, clientSeed, seal } = ask;
      const room = findRoom(card, ask.roomId);
      if (!room) return 'unknown_room';
      if (isBusy(playerId)) return 'already_playing';
      const { gameCode } = card.game;
      const { roomId } = room;
      const known = queue.of(playerId);
      if (known?.clientSeed === clientSeed && known.gameCode === gameCode && known.roomId === roomId) return undefined;
      if (seal !== seals.of(placeOf(card, roomId)).commitment) return 'seal_changed';
      dismiss(playerId);
      queue.remove(playerId);
      queue.add({ playerId, launchId, gameCode, roomId, clientSeed, since: parts.clock.now() });
      pairUp(card, room);
      if (known && known.gameCode !== gameCode) tellLobby(known.gameCode);
      tellLobby(gameCode);
      return undefined;
    },

    /** Stops waiting, or leaves a match that is over. A match that is played is left by giving it up. */
    leave(playerId: string): void {
      const sitter = queue.of(playerId);
      queue.remove(playerId);
      const match = matchOf(playerId);
      dismiss(playerId);
      const gameCode = sitter?.gameCode ?? match?.gameCode;
      if (gameCode) tellLobby(gameCode);
    },

    async act(
      playerId: string,
      matchId: string,
      no: number,
      move: Move,
    ): Promise<ActRefusal | 'unknown_match' | undefined> {
      const { match, seat } = seatIn(playerId, matchId);
      return match && seat !== undefined ? play.act(match, seat, no, move) : 'unknown_match';
    },

    async giveUp(playerId: string, matchId: string): Promise<ActRefusal | 'unknown_match' | undefined> {
      const { match, seat } = seatIn(playerId, matchId);
      return match && seat !== undefined ? play.giveUp(match, seat) : 'unknown_match';
    },

    /** Asks for another match with the same opponent; it begins when both have asked. */
    rematch(ask: Omit<SitAsk, 'roomId'>, matchId: string): 'no_rematch' | 'seal_changed' | undefined {
      const match = matchOf(ask.playerId);
      const card = match && findCardGame(match.gameCode);
      const room = card && findRoom(card, match.roomId);
      if (!room || match.matchId !== matchId || match.phase !== 'over') return 'no_rematch';
      const other = match.seats.find(({ playerId }) => playerId !== ask.playerId)?.playerId ?? '';
      const { gameCode, roomId } = match;
      const areBothHere = current.get(other) === matchId && presence.isHere(other, gameCode);
      if (!areBothHere) return 'no_rematch';
      const sitter: Sitter = { ...ask, gameCode, roomId, since: parts.clock.now() };
      const asked = rematches.ask(matchId, sitter, ask.seal);
      if (asked === 'seal_changed') return asked;
      if (asked) startMatch(card, room, asked.seed, asked.sitters);
      tellPlayers(match);
      return undefined;
    },

    /** Goes on with what the last run left open. */
    resume(): void {
      for (const match of left) play.goOn(match);
    },
  };

  function seatIn(playerId: string, matchId: string) {
    const match = parts.books.match(matchId);
    return { match, seat: match && seatOf(match, playerId) };
  }

  async function leaveLater({ playerId, gameCode }: Viewer): Promise<void> {
    const match = matchOf(playerId);
    if (match && rematches.withdraw(match.matchId, playerId)) tellPlayers(match);
    const sitter = queue.of(playerId);
    if (sitter?.gameCode !== gameCode) return;
    tellLobby(gameCode);
    const isOver = await parts.clock.wait(waitsAwayMs);
    if (!isOver || presence.isHere(playerId, gameCode) || queue.of(playerId) !== sitter) return;
    queue.remove(playerId);
    tellLobby(gameCode);
  }
}
export type CardHall = ReturnType<typeof createCardHall>;

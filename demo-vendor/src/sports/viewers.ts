import type { BookTicket } from './book-ticket.ts';
import type { League } from './leagues.ts';
import type { Match } from './match.ts';

/** Somebody who looks at a game. */
export interface Viewer {
  playerId: string;
  /** Matches came or went. */
  board(): void;
  fixture(match: Match): void;
  /** The viewer's own ticket has changed. */
  ticket(ticket: BookTicket): void;
  /** Another page of the player takes its place. */
  end(): void;
}

/** Pages of a player that look at a game at once; every one costs a rendering of each change. */
const pagesAPlayer = 4;

/** Who looks at which game. */
export function createViewers() {
  const byGame = new Map<string, Set<Viewer>>();
  const of = (gameCode: string) => byGame.get(gameCode) ?? new Set<Viewer>();
  return {
    /** Gives back how the viewer leaves. */
    add(gameCode: string, viewer: Viewer): () => void {
      const own = [...of(gameCode)].filter(({ playerId }) => playerId === viewer.playerId);
      for (const old of own.slice(0, Math.max(0, own.length + 1 - pagesAPlayer))) {
        of(gameCode).delete(old);
        old.end();
      }
      byGame.set(gameCode, of(gameCode).add(viewer));
      return () => void of(gameCode).delete(viewer);
    },
    of,
    watching: ({ games }: League) => games.flatMap((gameCode) => [...of(gameCode)]),
    all: () => [...byGame.values()].flatMap((each) => [...each]),
  };
}

export type Viewers = ReturnType<typeof createViewers>;

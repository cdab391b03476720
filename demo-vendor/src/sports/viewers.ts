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
}

/** Who looks at which game. */
export function createViewers() {
  const byGame = new Map<string, Set<Viewer>>();
  const of = (gameCode: string) => byGame.get(gameCode) ?? new Set<Viewer>();
  return {
    /** Gives back how the viewer leaves. */
    add(gameCode: string, viewer: Viewer): () => void {
      byGame.set(gameCode, of(gameCode).add(viewer));
      return () => void of(gameCode).delete(viewer);
    },
    of,
    watching: ({ games }: League) => games.flatMap((gameCode) => [...of(gameCode)]),
    all: () => [...byGame.values()].flatMap((each) => [...each]),
  };
}

export type Viewers = ReturnType<typeof createViewers>;

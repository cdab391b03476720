import { createPageViewers, type PageViewer } from '../routes/page-viewers.ts';
import type { BookTicket } from './book-ticket.ts';
import type { League } from './leagues.ts';
import type { Match } from './match.ts';

/** Somebody who looks at a game. */
export interface Viewer extends PageViewer {
  /** Matches came or went. */
  board(): void;
  fixture(match: Match): void;
  /** The viewer's own ticket has changed. */
  ticket(ticket: BookTicket): void;
}

/** Who looks at which game. */
export function createViewers() {
  const viewers = createPageViewers<Viewer>();
  return {
    ...viewers,
    watching: ({ games }: League) => games.flatMap((gameCode) => [...viewers.of(gameCode)]),
  };
}

export type Viewers = ReturnType<typeof createViewers>;

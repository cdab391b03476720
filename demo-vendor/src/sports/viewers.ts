import { createPageViewers, type PageViewer } from '../routes/page-viewers.ts';
import type { League } from './matches/leagues.ts';
import type { Match } from './matches/match.ts';
import type { SportsTicket } from './tickets/sports-ticket.ts';

/** A page that watches a game. */
export interface Viewer extends PageViewer {
  /** Called when matches were added or removed. */
  board(): void;
  fixture(match: Match): void;
  /** Called when the viewer's own ticket has changed. */
  ticket(ticket: SportsTicket): void;
}

/** Creates the registry of viewers by game. */
export function createViewers() {
  const viewers = createPageViewers<Viewer>();
  return {
    ...viewers,
    watching: ({ games }: League) => games.flatMap((gameCode) => [...viewers.of(gameCode)]),
  };
}

export type Viewers = ReturnType<typeof createViewers>;

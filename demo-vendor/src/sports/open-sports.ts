import { randomBytes } from 'node:crypto';
import { sportsGames } from '../games/sports-games.ts';
import { answered } from '../operators/answered.ts';
import type { RoundKeeper } from '../operators/round-act-routes.ts';
import { playPages } from '../routes/play-pages.ts';
import type { TellDrawn } from '../statement/tell-drawn.ts';
import type { TableParts } from '../tables/open-tables.ts';
import { createTableClock } from '../tables/table-clock.ts';
import { createResultTeller } from '../tables/tell-results.ts';
import { drawnTicket } from './drawn-ticket.ts';
import { openSportsBooks } from './open-sports-books.ts';
import { createSportsRoom } from './sports-room.ts';
import { sportsRoutes } from './sports-routes.ts';
import { unsettledTicket } from './unsettled-tickets.rules.ts';

/** Opens the sportsbook: journal, matches and routes. `pace` is the speed relative to normal. */
export async function openSports({ pace, ...parts }: TableParts & { pace: number }) {
  const { app, storeFolder, portalOrigin, store, gateway, log } = parts;
  const { books, close } = await openSportsBooks({ folder: storeFolder, now: Date.now, log });
  const stopping = new AbortController();
  const clock = createTableClock(stopping.signal);
  const tell = createResultTeller({ gateway, clock, log });
  const room = createSportsRoom({ books, gateway, clock, log, tell, pace, newSeed: () => randomBytes(32) });
  sportsRoutes(app, { store, gateway, books, room, clock });
  await playPages(app, portalOrigin, 'sports', sportsGames);
  const drawn: TellDrawn = (roundId) => drawnTicket(books, roundId);
  const rounds: RoundKeeper = {
    unsettled: () => [...books.unsettledTickets(), ...room.inVain()].map(unsettledTicket),
    end(roundId) {
      const work = room.end(roundId);
      return work && answered(work, unsettledTicket);
    },
  };
  return {
    drawn,
    rounds,
    /** Resumes what the last run left open. */
    resume(): void {
      room.resume().catch((error: unknown) => log('the sports book could not be resumed', { error: String(error) }));
    },
    stop: () => stopping.abort(),
    close,
  };
}

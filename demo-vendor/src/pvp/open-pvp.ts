import { randomBytes } from 'node:crypto';
import { cardGames } from '../games/pvp-games.ts';
import { answered } from '../operators/answered.ts';
import type { RoundKeeper } from '../operators/round-act-routes.ts';
import { playPages } from '../routes/play-pages.ts';
import type { TellDrawn } from '../statement/tell-drawn.ts';
import { ownSecret } from '../store/own-secret.ts';
import type { TableParts } from '../tables/open-tables.ts';
import { createTableClock } from '../tables/table-clock.ts';
import { createCardHall } from './card-hall.ts';
import { drawnSeat } from './drawn-seat.ts';
import { openMatchBooks } from './open-match-books.ts';
import { pvpRoutes } from './pvp-routes.ts';
import { createTableNumbers } from './table-number.ts';
import { seatOfRound, shownSeat, unsettledSeats } from './unsettled-seats.rules.ts';

/** Opens the card games between players: store, lobby, pages and routes. */
export async function openPvp({ app, storeFolder, portalOrigin, store, gateway, log }: TableParts) {
  const { books, close } = await openMatchBooks({ folder: storeFolder, now: Date.now, log });
  const stopping = new AbortController();
  const clock = createTableClock(stopping.signal);
  const numberOf = createTableNumbers(ownSecret(storeFolder));
  const hall = createCardHall({ books, gateway, clock, log, numberOf, newSeed: () => randomBytes(32) });
  pvpRoutes(app, { store, gateway, hall, clock });
  await playPages(app, portalOrigin, 'pvp', cardGames);
  const drawn: TellDrawn = (roundId) => drawnSeat({ books, stateOf: hall.play.stateOf }, roundId);
  const rounds: RoundKeeper = {
    unsettled: () => books.unsettledMatches().flatMap(unsettledSeats),
    end(roundId) {
      const at = seatOfRound(roundId);
      const work = at && hall.play.endByHand(at.matchId, at.seat);
      return work && answered(work, (match) => shownSeat(match, at.seat));
    },
  };
  return {
    drawn,
    rounds,
    /** Resumes the matches of the last run. */
    resume: () => hall.resume(),
    stop: () => stopping.abort(),
    close,
  };
}

import { findLotteryGame, lotteryGames } from '../games/lottery-games.ts';
import type { VendorKey } from '../gateway/sign.ts';
import { answered } from '../operators/answered.ts';
import type { RoundKeeper } from '../operators/round-act-routes.ts';
import { playPages } from '../routes/play-pages.ts';
import type { TellDrawn } from '../statement/tell-drawn.ts';
import type { TableParts } from '../tables/open-tables.ts';
import { createTableClock } from '../tables/table-clock.ts';
import { drawActRoutes } from './draws/draw-act-routes.ts';
import { openDraws } from './draws/open-draws.ts';
import { findKind } from './rules/find-kind.ts';
import { drawnTicket } from './tickets/drawn-ticket.ts';
import { createLotteryRoom } from './tickets/lottery-room.ts';
import { lotteryRoutes } from './tickets/lottery-routes.ts';
import { openTicketBooks } from './tickets/open-ticket-books.ts';
import type { LotteryCatalogue } from './tickets/ticket-deps.ts';
import { shownPart, unsettledParts } from './tickets/unsettled-parts.rules.ts';

interface LotteryParts extends TableParts {
  key: () => VendorKey | undefined;
  pace: number;
  history: number;
  now: () => number;
}

const catalogue: LotteryCatalogue = {
  games: lotteryGames,
  find: findLotteryGame,
  kindOf: ({ kind }) => findKind(kind),
};

/**
 * Opens the lotteries: draws, tickets, and the routes of pages and operators. All-day games draw `pace` times faster
 * than normal. A new game starts with `history` past draws.
 */
export async function openLottery({ key, pace, history, now, ...parts }: LotteryParts) {
  const { app, storeFolder, portalOrigin, store, gateway, log } = parts;
  const { books, close } = await openTicketBooks({ folder: storeFolder, now, log });
  const isNeeded = books.hasTickets;
  const facts = { games: lotteryGames, findKind, pace, history, isNeeded };
  const draws = await openDraws({ storeFolder, gateway, log, now, ...facts });
  const stopping = new AbortController();
  const clock = createTableClock(stopping.signal, now);
  const room = createLotteryRoom({ books, draws, catalogue, gateway, clock, log });
  lotteryRoutes(app, { store, gateway, books, draws, catalogue, room, clock });
  const unsettled = (gameCode?: string) => unsettledParts(books.tickets(), draws.find, gameCode);
  drawActRoutes(app, { desk: draws, games: lotteryGames, unsettled, key });
  await playPages(app, portalOrigin, 'lottery', lotteryGames);
  const drawn: TellDrawn = (roundId) => drawnTicket({ books, draws, catalogue }, roundId);
  const rounds: RoundKeeper = {
    unsettled: () => unsettled().map(({ drawId: _, ticketId: __, drawsAt: since, ...part }) => ({ ...part, since })),
    end(roundId) {
      const work = room.end(roundId);
      return work && answered(work, shownPart);
    },
  };
  return {
    drawn,
    rounds,
    /** Resumes what the last run left open, and continues drawing. */
    resume(): void {
      room.resume();
      draws.resume();
    },
    stop(): void {
      room.stop();
      draws.stop();
      stopping.abort();
    },
    async close(): Promise<void> {
      await draws.close();
      await close();
    },
  };
}

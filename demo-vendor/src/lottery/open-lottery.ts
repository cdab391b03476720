import { findLotteryGame, lotteryGames } from '../games/lottery-games.ts';
import type { VendorKey } from '../gateway/sign-call.ts';
import { createRoundSource } from '../operators/round-views.ts';
import { playPages } from '../routes/play-pages.ts';
import type { StudioPart, StudioPartDeps } from '../studio-part.ts';
import type { Disclose } from '../tickets/disclosure.ts';
import { createClock } from '../timing/clock.ts';
import { openDraws } from './draws/open-draws.ts';
import { drawActRoutes } from './draws/operators/draw-act-routes.ts';
import { createLotteryRoom } from './lottery-room.ts';
import { lotteryRoutes } from './routes/lottery-routes.ts';
import { findKind } from './rules/find-kind.ts';
import { discloseTicket } from './tickets/disclose-ticket.ts';
import { openTicketStore } from './tickets/open-ticket-store.ts';
import { shownPart, unsettledParts } from './tickets/settlement/unsettled-parts.rules.ts';
import type { LotteryCatalogue } from './tickets/ticket-deps.ts';

interface LotteryParts extends StudioPartDeps {
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
export async function openLottery({ key, pace, history, now, ...parts }: LotteryParts): Promise<StudioPart> {
  const { app, storeFolder, pages, store, gateway, log } = parts;
  const { store: ticketStore, close } = await openTicketStore({ folder: storeFolder, now, log });
  const isNeeded = ticketStore.hasTickets;
  const facts = { games: lotteryGames, findKind, pace, history, isNeeded };
  const draws = await openDraws({ storeFolder, gateway, log, now, ...facts });
  const stopping = new AbortController();
  const clock = createClock(stopping.signal, now);
  const room = createLotteryRoom({ ticketStore, draws, catalogue, gateway, clock, log });
  lotteryRoutes(app, { store, gateway, ticketStore, draws, catalogue, room, clock });
  const unsettled = (gameCode?: string) => unsettledParts(ticketStore.tickets(), draws.find, gameCode);
  drawActRoutes(app, { drawService: draws, games: lotteryGames, unsettled, key });
  await playPages(app, pages, 'lottery', lotteryGames);
  const disclose: Disclose = (roundId) => discloseTicket({ ticketStore, draws, catalogue }, roundId);
  const rounds = createRoundSource({
    unsettled: () => unsettled().map(({ drawId: _, ticketId: __, drawsAt: since, ...part }) => ({ ...part, since })),
    end: room.end,
    view: shownPart,
  });
  return {
    disclose,
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

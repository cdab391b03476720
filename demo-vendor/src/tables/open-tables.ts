import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../gateway/platform-gateway.ts';
import type { UnsettledRound } from '../operators/round-act-calls.ts';
import type { RoundKeeper } from '../operators/round-act-routes.ts';
import type { Ended } from '../operators/round-acts.ts';
import { withinPatience } from '../rounds/within-patience.ts';
import type { TellDrawn } from '../statement/tell-drawn.ts';
import type { VendorStore } from '../store/vendor-store.ts';
import { drawnTicket } from './drawn-ticket.ts';
import { openBooks } from './open-books.ts';
import { createTableClock } from './table-clock.ts';
import { tablePages } from './table-pages.ts';
import { createTableRoom } from './table-room.ts';
import { tableRoutes } from './table-routes.ts';
import { createResultTeller } from './tell-results.ts';
import { unsettledTicket } from './unsettled-tickets.rules.ts';

export interface TableParts {
  app: FastifyInstance;
  storeFolder: string;
  portalOrigin: string;
  store: VendorStore;
  gateway: Gateway;
  log(message: string, details: object): void;
}

/** Opens the shared tables: store, rooms and routes. */
export async function openTables({ app, storeFolder, portalOrigin, store, gateway, log }: TableParts) {
  const { books, close } = await openBooks({ folder: storeFolder, now: Date.now, log });
  const stopping = new AbortController();
  const clock = createTableClock(stopping.signal);
  const tell = createResultTeller({ gateway, clock, log });
  const room = createTableRoom({ books, gateway, clock, log, tell, newSeed: () => randomBytes(32) });
  tableRoutes(app, { store, gateway, books, room, clock });
  await tablePages(app, portalOrigin);
  const drawn: TellDrawn = (roundId) => drawnTicket(books, roundId);
  const rounds: RoundKeeper = {
    unsettled: () => books.unsettledTickets().map(unsettledTicket),
    end(roundId) {
      const ticket = books.unsettledTickets().find((each) => each.roundId === roundId);
      return ticket && endTicket(roundId);
    },
  };
  async function endTicket(roundId: string): Promise<Ended<UnsettledRound>> {
    const ended = await withinPatience(room.settleAgain(roundId));
    if (ended === undefined || ended === 'waiting') return { kind: 'no', code: 'under_way' };
    return { kind: 'done', round: unsettledTicket(ended) };
  }
  return {
    drawn,
    rounds,
    /** Resumes what the last run left open. */
    resume(): void {
      room.resume().catch((error: unknown) => log('tables could not be resumed', { error: String(error) }));
    },
    stop: () => stopping.abort(),
    close,
  };
}

import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../gateway/platform-gateway.ts';
import { endedRoundView } from '../operators/ended-round-view.ts';
import type { RoundSource } from '../operators/round-act-routes.ts';
import { createClock } from '../retry/clock.ts';
import type { FindDrawnRound } from '../statement/find-drawn-round.ts';
import type { VendorStore } from '../store/vendor-store.ts';
import { openTableStore } from './open-table-store.ts';
import { createResultReporter } from './result-reporter.ts';
import { tablePages } from './routes/table-pages.ts';
import { tableRoutes } from './routes/table-routes.ts';
import { createTableRoom } from './table-room.ts';
import { drawnTicket } from './tickets/drawn-ticket.ts';
import { unsettledTicket } from './tickets/unsettled-tickets.rules.ts';

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
  const { store: tableStore, close } = await openTableStore({ folder: storeFolder, now: Date.now, log });
  const stopping = new AbortController();
  const clock = createClock(stopping.signal);
  const report = createResultReporter({ gateway, clock, log });
  const room = createTableRoom({ tableStore, gateway, clock, log, report, newSeed: () => randomBytes(32) });
  tableRoutes(app, { store, gateway, tableStore, room, clock });
  await tablePages(app, portalOrigin);
  const drawn: FindDrawnRound = (roundId) => drawnTicket(tableStore, roundId);
  const rounds: RoundSource = {
    unsettled: () => tableStore.unsettledTickets().map(unsettledTicket),
    end(roundId) {
      const work = room.end(roundId);
      return work && endedRoundView(work, unsettledTicket);
    },
  };
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

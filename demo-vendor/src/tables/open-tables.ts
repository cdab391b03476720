import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../gateway/platform-gateway.ts';
import type { RoundSource } from '../operators/round-act-routes.ts';
import { endedRoundView } from '../operators/round-views.ts';
import { createClock } from '../retry/clock.ts';
import type { VendorStore } from '../store/vendor-store.ts';
import type { Disclose } from '../tickets/disclosure.ts';
import { openTableStore } from './open-table-store.ts';
import { createResultReporter } from './result-reporter.ts';
import { tablePages } from './routes/table-pages.ts';
import { tableRoutes } from './routes/table-routes.ts';
import { createTableRoom } from './table-room.ts';
import { discloseTicket } from './tickets/disclose-ticket.ts';
import { unsettledTicket } from './tickets/end-ticket.rules.ts';

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
  const disclose: Disclose = (roundId) => discloseTicket(tableStore, roundId);
  const rounds: RoundSource = {
    unsettled: () => tableStore.unsettledTickets().map(unsettledTicket),
    end(roundId) {
      const work = room.end(roundId);
      return work && endedRoundView(work, unsettledTicket);
    },
  };
  return {
    disclose,
    rounds,
    /** Resumes what the last run left open. */
    resume(): void {
      room.resume().catch((error: unknown) => log('tables could not be resumed', { error: String(error) }));
    },
    stop: () => stopping.abort(),
    close,
  };
}

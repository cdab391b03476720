import { randomBytes } from 'node:crypto';
import { createResultReporter } from '../gateway/result-reporter.ts';
import { createRoundSource } from '../operators/round-views.ts';
import type { StudioPart, StudioPartDeps } from '../studio-part.ts';
import type { Disclose } from '../tickets/disclosure.ts';
import { createClock } from '../timing/clock.ts';
import { openTableStore } from './open-table-store.ts';
import { tableFeedRoute } from './routes/table-feed.ts';
import { tablePages } from './routes/table-pages.ts';
import { tablePictureRoutes } from './routes/table-pictures.ts';
import { tableRoutes } from './routes/table-routes.ts';
import { createTableRoom } from './table-room.ts';
import { discloseTicket } from './tickets/disclose-ticket.ts';
import { unsettledTicket } from './tickets/end-ticket.rules.ts';

/** Opens the shared tables: store, rooms and routes. */
export async function openTables({
  app,
  storeFolder,
  pages,
  store,
  gateway,
  key,
  log,
}: StudioPartDeps): Promise<StudioPart> {
  const { store: tableStore, close } = await openTableStore({ folder: storeFolder, now: Date.now, log });
  const stopping = new AbortController();
  const clock = createClock(stopping.signal);
  const report = createResultReporter({ gateway, clock, log });
  const room = createTableRoom({ tableStore, gateway, clock, log, report, newSeed: () => randomBytes(32) });
  tableRoutes(app, { store, gateway, tableStore, room, clock });
  tableFeedRoute(app, { room, tableStore, key });
  tablePictureRoutes(app);
  await tablePages(app, pages);
  const disclose: Disclose = (roundId) => discloseTicket(tableStore, roundId);
  const rounds = createRoundSource({
    unsettled: () => tableStore.unsettledTickets().map(unsettledTicket),
    end: room.end,
    view: unsettledTicket,
  });
  return {
    disclose,
    rounds,
    resume(): void {
      room.resume().catch((error: unknown) => log('tables could not be resumed', { error: String(error) }));
    },
    stop: () => stopping.abort(),
    close,
  };
}

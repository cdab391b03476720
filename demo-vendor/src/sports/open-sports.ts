import { randomBytes } from 'node:crypto';
import { sportsGames } from '../games/sports-games.ts';
import type { RoundSource } from '../operators/round-act-routes.ts';
import { endedRoundView } from '../operators/round-views.ts';
import { createClock } from '../retry/clock.ts';
import { playPages } from '../routes/play-pages.ts';
import type { TableParts } from '../tables/open-tables.ts';
import { createResultReporter } from '../tables/result-reporter.ts';
import type { Disclose } from '../tickets/disclosure.ts';
import { openSportsStore } from './open-sports-store.ts';
import { sportsRoutes } from './routes/sports-routes.ts';
import { createSportsRoom } from './sports-room.ts';
import { discloseTicket } from './tickets/disclose-ticket.ts';
import { unsettledTicket } from './tickets/end-ticket.rules.ts';

/** Opens the sportsbook: journal, matches and routes. `pace` is the speed relative to normal. */
export async function openSports({ pace, ...parts }: TableParts & { pace: number }) {
  const { app, storeFolder, portalOrigin, store, gateway, log } = parts;
  const { store: sportsStore, close } = await openSportsStore({ folder: storeFolder, now: Date.now, log });
  const stopping = new AbortController();
  const clock = createClock(stopping.signal);
  const report = createResultReporter({ gateway, clock, log });
  const room = createSportsRoom({ sportsStore, gateway, clock, log, report, pace, newSeed: () => randomBytes(32) });
  sportsRoutes(app, { store, gateway, sportsStore, room, clock });
  await playPages(app, portalOrigin, 'sports', sportsGames);
  const disclose: Disclose = (roundId) => discloseTicket(sportsStore, roundId);
  const rounds: RoundSource = {
    unsettled: () => [...sportsStore.unsettledTickets(), ...room.stalledTickets()].map(unsettledTicket),
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
      room.resume().catch((error: unknown) => log('the sports book could not be resumed', { error: String(error) }));
    },
    stop: () => stopping.abort(),
    close,
  };
}

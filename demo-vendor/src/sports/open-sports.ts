import { randomBytes } from 'node:crypto';
import { sportsGames } from '../games/sports-games.ts';
import { createResultReporter } from '../gateway/result-reporter.ts';
import { createRoundSource } from '../operators/round-views.ts';
import { playPages } from '../routes/play-pages.ts';
import type { StudioPart, StudioPartDeps } from '../studio-part.ts';
import type { Disclose } from '../tickets/disclosure.ts';
import { createClock } from '../timing/clock.ts';
import { openSportsStore } from './open-sports-store.ts';
import { matchFeedRoute } from './routes/match-feed.ts';
import { sportsRoutes } from './routes/sports-routes.ts';
import { createSportsRoom } from './sports-room.ts';
import { discloseTicket } from './tickets/disclose-ticket.ts';
import { unsettledTicket } from './tickets/end-ticket.rules.ts';

/** Opens the sportsbook: journal, matches and routes. `pace` is the speed relative to normal. */
export async function openSports({ pace, ...parts }: StudioPartDeps & { pace: number }): Promise<StudioPart> {
  const { app, key, storeFolder, pages, store, gateway, log } = parts;
  const { store: sportsStore, close } = await openSportsStore({ folder: storeFolder, now: Date.now, log });
  const stopping = new AbortController();
  const clock = createClock(stopping.signal);
  const report = createResultReporter({ gateway, clock, log });
  const room = createSportsRoom({ sportsStore, gateway, clock, log, report, pace, newSeed: () => randomBytes(32) });
  matchFeedRoute(app, { room, now: clock.now, key });
  sportsRoutes(app, { store, gateway, sportsStore, room, clock });
  await playPages(app, pages, 'sports', sportsGames);
  const disclose: Disclose = (roundId) => discloseTicket(sportsStore, roundId);
  const rounds = createRoundSource({
    unsettled: () => [...sportsStore.unsettledTickets(), ...room.stalledTickets()].map(unsettledTicket),
    end: room.end,
    view: unsettledTicket,
  });
  return {
    disclose,
    rounds,
    resume(): void {
      room.resume().catch((error: unknown) => log('the sports book could not be resumed', { error: String(error) }));
    },
    stop: () => stopping.abort(),
    close,
  };
}

import type { FastifyInstance } from 'fastify';
import { findSportsGame } from '../../games/sports-games.ts';
import type { Gateway } from '../../gateway/platform-client.ts';
import { pageSeats } from '../../sessions/page-seats.ts';
import { pageSessionRoutes } from '../../sessions/page-session-routes.ts';
import { refusePage } from '../../sessions/refuse-page.ts';
import type { VendorStore } from '../../store/vendor-store.ts';
import { boardOf, type StreamParts, streamSports } from './sports-stream.ts';
import { sportsSession } from './sportsbook-info.ts';
import { ticketRoutes } from './ticket-routes.ts';

interface SportsRouteDeps extends StreamParts {
  store: VendorStore;
  gateway: Gateway;
}

/** Registers the routes of the sportsbook's pages; shapes are in sports-shapes.ts. */
export function sportsRoutes(app: FastifyInstance, deps: SportsRouteDeps): void {
  const { room } = deps;
  const seats = pageSeats(deps.store, findSportsGame);
  pageSessionRoutes(app, { ...deps, seats }, '/api/sports/session', async ({ session, game }) => {
    await room.open(session.gameCode);
    return sportsSession(session, game, room.inPlayDelayMs);
  });

  app.get(
    '/api/sports/board',
    seats.seated(async ({ session }) => {
      await room.open(session.gameCode);
      return boardOf(deps, session.gameCode);
    }),
  );

  app.get<{ Params: { gameCode: string } }>('/api/sports/:gameCode/stream', async (request, reply) => {
    const seat = seats.seatOf(request);
    if (!seat || seat.session.gameCode !== request.params.gameCode) return refusePage(reply, 403, 'session_unknown');
    await room.open(seat.session.gameCode);
    reply.hijack();
    streamSports(deps, seat.session.gameCode, seat.session.playerId, reply.raw);
    return reply;
  });

  ticketRoutes(app, { ...deps, seats });
}

import { vendorBalance } from '@portal/shared/contract/vendor-api/calls';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { findSportsGame } from '../games/sports-games.ts';
import type { Gateway } from '../gateway/platform-gateway.ts';
import { openSession } from '../sessions/open-session.ts';
import type { VendorStore } from '../store/vendor-store.ts';
import { sportsSession } from './book-info.ts';
import { sessionBody } from './sports-inputs.ts';
import { refuse, seated, seatOf } from './sports-seat.ts';
import { boardOf, type StreamParts, streamSports } from './sports-stream.ts';
import { ticketRoutes } from './ticket-routes.ts';

export interface SportsRouteDeps extends StreamParts {
  store: VendorStore;
  gateway: Gateway;
}

/** What the pages of the sports book ask for; the shapes stand in sports-shapes.ts. */
export function sportsRoutes(app: FastifyInstance, deps: SportsRouteDeps): void {
  const { store, gateway, room } = deps;
  app.post('/api/sports/session', async (request, reply) => {
    const body = v.safeParse(sessionBody, request.body);
    const game = body.success ? findSportsGame(body.output.gameCode) : undefined;
    if (!body.success || !game) return refuse(reply, 400, 'invalid_input');
    const opened = await openSession(deps, body.output.launchToken, body.output.gameCode);
    if (opened.kind === 'later') return refuse(reply, 503, 'try_again');
    if (opened.kind === 'refused') return refuse(reply, 403, 'launch_token_invalid');
    await room.open(body.output.gameCode);
    return sportsSession(opened.session, game, room.inPlayDelayMs);
  });

  app.get(
    '/api/sports/session',
    seated(store, async ({ session, game }) => {
      const { playerId, launchId, gameCode } = session;
      const now = await gateway.call(vendorBalance, { playerId, launchId });
      await room.open(gameCode);
      const balance = now.kind === 'answer' ? now.value.balance : session.balance;
      return sportsSession({ ...session, balance }, game, room.inPlayDelayMs);
    }),
  );

  app.get(
    '/api/sports/board',
    seated(store, async ({ session }) => {
      await room.open(session.gameCode);
      return boardOf(deps, session.gameCode);
    }),
  );

  app.get<{ Params: { gameCode: string } }>('/api/sports/:gameCode/stream', async (request, reply) => {
    const seat = seatOf(store, request);
    if (!seat || seat.session.gameCode !== request.params.gameCode) return refuse(reply, 403, 'session_unknown');
    await room.open(seat.session.gameCode);
    reply.hijack();
    streamSports(deps, seat.session.gameCode, seat.session.playerId, reply.raw);
    return reply;
  });

  ticketRoutes(app, deps);
}

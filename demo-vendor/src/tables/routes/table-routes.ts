import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { findTableGame } from '../../games/table-games.ts';
import type { Gateway } from '../../gateway/platform-client.ts';
import { pageSeats } from '../../sessions/page-seats.ts';
import { pageSessionRoutes } from '../../sessions/page-session-routes.ts';
import { refusePage } from '../../sessions/refuse-page.ts';
import type { VendorStore } from '../../store/vendor-store.ts';
import { placedAnswer } from '../../tickets/placed-answer.ts';
import { myTicket, publicRound, tableSession } from '../table-shapes.ts';
import { tableLimits } from '../tickets/table-limits.rules.ts';
import { ticketId } from '../tickets/ticket.ts';
import { betBody, readChips, roundParams } from './table-inputs.ts';
import { type StreamParts, streamTable } from './table-stream.ts';

interface TableRouteDeps extends StreamParts {
  store: VendorStore;
  gateway: Gateway;
}

const historyShown = 30;

/** Registers the routes of the shared tables. */
export function tableRoutes(app: FastifyInstance, deps: TableRouteDeps): void {
  const { store, tableStore, room } = deps;
  const seats = pageSeats(store, findTableGame);
  pageSessionRoutes(app, { ...deps, seats }, '/api/tables/session', async ({ session, game }) =>
    tableSession(session, game),
  );

  app.get<{ Params: { gameCode: string } }>('/api/tables/:gameCode/stream', async (request, reply) => {
    const seat = seats.seatOf(request);
    if (!seat || seat.session.gameCode !== request.params.gameCode) return refusePage(reply, 403, 'session_unknown');
    reply.hijack();
    streamTable(deps, seat.game, seat.session.playerId, reply.raw);
    return reply;
  });

  app.post(
    '/api/tables/bet',
    seats.seated(({ session: { playerId, launchId }, game }, request, reply) => {
      const body = v.safeParse(betBody, request.body);
      if (!body.success) return refusePage(reply, 400, 'invalid_input');
      const { betId, roundNo } = body.output;
      const chips = readChips(body.output.chips);
      if (typeof chips === 'string') return reply.code(422).send({ code: chips, limit: tableLimits.least });
      return placedAnswer(reply, room.place(game, { playerId, launchId, betId, roundNo, chips }), {
        stored: ({ ticket, bet: { state, refusal } }) => ({ bet: betId, state, refusal, ticket: myTicket(ticket) }),
        conflict: 'bet_conflict',
      });
    }),
  );

  app.get(
    '/api/tables/mine',
    seats.seated(({ session: { playerId, gameCode } }) => {
      const moment = room.moment(gameCode);
      const ticket = moment && tableStore.ticket(ticketId(gameCode, moment.round.roundNo, playerId));
      return { ticket: ticket ? myTicket(ticket) : null };
    }),
  );

  app.get(
    '/api/tables/history',
    seats.seated(({ session: { playerId, gameCode } }) => ({
      list: tableStore.history(playerId, gameCode, historyShown).map(myTicket),
    })),
  );

  app.get('/api/tables/:gameCode/rounds/:roundNo', async (request, reply) => {
    const params = v.safeParse(roundParams, request.params);
    if (!params.success) return refusePage(reply, 400, 'invalid_input');
    const round = tableStore.round(params.output.gameCode, params.output.roundNo);
    const table = findTableGame(params.output.gameCode);
    if (!round || !table) return refusePage(reply, 404, 'unknown_round');
    return { ...publicRound(round), state: round.state, engine: table.engine, gameName: table.game.gameName };
  });
}

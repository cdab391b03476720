import { vendorBalance } from '@portal/shared/contract/vendor-api/rounds';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { findTableGame, type TableGame } from '../../games/table-games.ts';
import type { Gateway } from '../../gateway/platform-gateway.ts';
import { withTimeout } from '../../retry/with-timeout.ts';
import { openSession } from '../../sessions/open-session.ts';
import type { PageSession } from '../../sessions/page-session.ts';
import { refusePage } from '../../sessions/refuse-page.ts';
import { sessionBody } from '../../sessions/session-inputs.ts';
import type { VendorStore } from '../../store/vendor-store.ts';
import { myTicket, publicRound, tableSession } from '../table-shapes.ts';
import { tableLimits } from '../tickets/table-limits.rules.ts';
import { ticketId } from '../tickets/ticket.ts';
import { betBody, laidStakes, roundParams, sessionHeader } from './table-inputs.ts';
import { type StreamParts, streamTable } from './table-stream.ts';

interface TableRouteDeps extends StreamParts {
  store: VendorStore;
  gateway: Gateway;
}

const historyShown = 30;

/** Returns the session and table of a request; only the table of its session. */
function seatOf(store: VendorStore, request: FastifyRequest): { session: PageSession; table: TableGame } | undefined {
  const header = v.safeParse(sessionHeader, request.headers);
  const session = header.success ? store.session(header.output['x-session']) : undefined;
  const table = session && findTableGame(session.gameCode);
  return session && table && { session, table };
}

/** Registers the routes of the shared tables. */
export function tableRoutes(app: FastifyInstance, deps: TableRouteDeps): void {
  const { store, gateway, tableStore, room } = deps;

  app.post('/api/tables/session', async (request, reply) => {
    const body = v.safeParse(sessionBody, request.body);
    const table = body.success ? findTableGame(body.output.gameCode) : undefined;
    if (!body.success || !table) return refusePage(reply, 400, 'invalid_input');
    const opened = await openSession(deps, body.output);
    if (opened.kind === 'later') return refusePage(reply, 503, 'try_again');
    if (opened.kind === 'refused') return refusePage(reply, 403, 'launch_token_invalid');
    return tableSession(opened.session, table);
  });

  app.get('/api/tables/session', async (request, reply) => {
    const seat = seatOf(store, request);
    if (!seat) return refusePage(reply, 403, 'session_unknown');
    const { playerId, launchId } = seat.session;
    const now = await gateway.call(vendorBalance, { playerId, launchId });
    const balance = now.kind === 'answer' ? now.value.balance : seat.session.balance;
    return tableSession({ ...seat.session, balance }, seat.table);
  });

  app.get<{ Params: { gameCode: string } }>('/api/tables/:gameCode/stream', async (request, reply) => {
    const seat = seatOf(store, request);
    if (!seat || seat.session.gameCode !== request.params.gameCode) return refusePage(reply, 403, 'session_unknown');
    reply.hijack();
    streamTable(deps, seat.table, seat.session.playerId, reply.raw);
    return reply;
  });

  app.post('/api/tables/bet', async (request, reply) => {
    const seat = seatOf(store, request);
    if (!seat) return refusePage(reply, 403, 'session_unknown');
    const body = v.safeParse(betBody, request.body);
    if (!body.success) return refusePage(reply, 400, 'invalid_input');
    const { playerId, launchId } = seat.session;
    const { betId, roundNo, chips } = body.output;
    const laid = laidStakes(chips);
    if (typeof laid === 'string') return reply.code(422).send({ code: laid, limit: tableLimits.least });
    const placed = await withTimeout(room.place(seat.table, { playerId, launchId, betId, roundNo, chips: laid }));
    if (placed === 'waiting') return refusePage(reply, 202, 'waiting');
    if (placed.kind === 'no')
      return reply.code(placed.refusal.code === 'bet_conflict' ? 409 : 422).send(placed.refusal);
    return { bet: betId, state: placed.bet.state, refusal: placed.bet.refusal, ticket: myTicket(placed.ticket) };
  });

  app.get('/api/tables/mine', async (request, reply) => {
    const seat = seatOf(store, request);
    if (!seat) return refusePage(reply, 403, 'session_unknown');
    const { playerId, gameCode } = seat.session;
    const moment = room.moment(gameCode);
    const ticket = moment && tableStore.ticket(ticketId(gameCode, moment.round.roundNo, playerId));
    return { ticket: ticket ? myTicket(ticket) : null };
  });

  app.get('/api/tables/history', async (request, reply) => {
    const seat = seatOf(store, request);
    if (!seat) return refusePage(reply, 403, 'session_unknown');
    const { playerId, gameCode } = seat.session;
    return { list: tableStore.history(playerId, gameCode, historyShown).map(myTicket) };
  });

  app.get('/api/tables/:gameCode/rounds/:roundNo', async (request, reply) => {
    const params = v.safeParse(roundParams, request.params);
    if (!params.success) return refusePage(reply, 400, 'invalid_input');
    const round = tableStore.round(params.output.gameCode, params.output.roundNo);
    const table = findTableGame(params.output.gameCode);
    if (!round || !table) return refusePage(reply, 404, 'unknown_round');
    return { ...publicRound(round), state: round.state, engine: table.engine, gameName: table.game.gameName };
  });
}

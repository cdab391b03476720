import { vendorBalance } from '@portal/shared/contract/vendor-api/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type CardGame, findCardGame } from '../games/pvp-games.ts';
import type { Gateway } from '../gateway/platform-gateway.ts';
import { openSession } from '../sessions/open-session.ts';
import type { PageSession } from '../sessions/page-session.ts';
import type { VendorStore } from '../store/vendor-store.ts';
import type { TableClock } from '../tables/table-clock.ts';
import type { CardHall } from './card-hall.ts';
import { historyEntry, matchProof } from './past-matches.ts';
import * as inputs from './pvp-inputs.ts';
import { pvpSession, pvpState } from './pvp-shapes.ts';
import { streamCards } from './pvp-stream.ts';

export interface PvpRouteDeps {
  store: VendorStore;
  gateway: Gateway;
  hall: CardHall;
  clock: TableClock;
}

interface Guest {
  session: PageSession;
  card: CardGame;
}

const historyShown = 30;
const small = { bodyLimit: 2048 };
const refuse = (reply: FastifyReply, status: number, code: string) => reply.code(status).send({ code });
/** Refusals that tell of another state than the page knows; the others are about the move itself. */
const conflicts: readonly string[] = [
  ...['already_playing', 'seal_changed', 'no_rematch', 'match_over'],
  ...['not_your_turn', 'action_conflict', 'action_ahead'],
];

/** What the pages of the card games between players ask for. */
export function pvpRoutes(app: FastifyInstance, deps: PvpRouteDeps): void {
  const { store, gateway, hall, clock } = deps;

  function guestOf(request: FastifyRequest): Guest | undefined {
    const header = v.safeParse(inputs.sessionHeader, request.headers);
    const session = header.success ? store.session(header.output['x-session']) : undefined;
    const card = session && findCardGame(session.gameCode);
    return session && card && { session, card };
  }

  /** A change that the page that has the seat asks for; answers the state after it, or why nothing has changed. */
  function change<Body>(
    path: string,
    schema: v.GenericSchema<unknown, Body>,
    work: (guest: Guest, body: Body) => string | undefined | Promise<string | undefined>,
  ): void {
    app.post(path, small, async (request, reply) => {
      const guest = guestOf(request);
      if (!guest) return refuse(reply, 403, 'session_unknown');
      const headers = v.safeParse(inputs.pageHeaders, request.headers);
      const body = v.safeParse(schema, request.body ?? {});
      if (!headers.success || !body.success) return refuse(reply, 400, 'invalid_input');
      const { playerId, gameCode } = guest.session;
      if (!hall.presence.isSeatOf(playerId, gameCode, headers.output['x-page'])) {
        return refuse(reply, 409, 'seat_elsewhere');
      }
      const refusal = await work(guest, body.output);
      if (refusal === 'unknown_match' || refusal === 'unknown_room') return refuse(reply, 404, refusal);
      if (refusal) return refuse(reply, conflicts.includes(refusal) ? 409 : 422, refusal);
      return pvpState(hall, guest.card, playerId, clock.now());
    });
  }

  app.post('/api/pvp/session', small, async (request, reply) => {
    const body = v.safeParse(inputs.sessionBody, request.body);
    const card = body.success ? findCardGame(body.output.gameCode) : undefined;
    if (!body.success || !card) return refuse(reply, 400, 'invalid_input');
    const opened = await openSession(deps, body.output.launchToken, body.output.gameCode);
    if (opened.kind === 'later') return refuse(reply, 503, 'try_again');
    if (opened.kind === 'refused') return refuse(reply, 403, 'launch_token_invalid');
    return pvpSession(opened.session, card);
  });

  app.get('/api/pvp/session', async (request, reply) => {
    const guest = guestOf(request);
    if (!guest) return refuse(reply, 403, 'session_unknown');
    const { playerId, launchId } = guest.session;
    const now = await gateway.call(vendorBalance, { playerId, launchId });
    const balance = now.kind === 'answer' ? now.value.balance : guest.session.balance;
    return pvpSession({ ...guest.session, balance }, guest.card);
  });

  app.get('/api/pvp/stream', async (request, reply) => {
    const guest = guestOf(request);
    if (!guest) return refuse(reply, 403, 'session_unknown');
    const headers = v.safeParse(inputs.pageHeaders, request.headers);
    const query = v.safeParse(inputs.streamQuery, request.query);
    if (!headers.success || !query.success) return refuse(reply, 400, 'invalid_input');
    const takesOver = query.output.takeOver === 'yes';
    const { playerId } = guest.session;
    reply.hijack();
    streamCards(deps, guest.card, { playerId, pageId: headers.output['x-page'], takesOver }, reply.raw);
    return reply;
  });

  change('/api/pvp/sit', inputs.sitBody, ({ session: { playerId, launchId }, card }, body) =>
    hall.sit(card, { playerId, launchId, ...body }),
  );
  change('/api/pvp/leave', v.object({}), ({ session }) => {
    hall.leave(session.playerId);
    return undefined;
  });
  change('/api/pvp/act', inputs.actBody, ({ session }, { matchId, actionNo, move }) =>
    hall.act(session.playerId, matchId, actionNo, move),
  );
  change('/api/pvp/give-up', inputs.giveUpBody, ({ session }, { matchId }) => hall.giveUp(session.playerId, matchId));
  change('/api/pvp/rematch', inputs.rematchBody, ({ session: { playerId, launchId } }, { matchId, clientSeed, seal }) =>
    hall.rematch({ playerId, launchId, clientSeed, seal }, matchId),
  );

  app.get('/api/pvp/history', async (request, reply) => {
    const guest = guestOf(request);
    if (!guest) return refuse(reply, 403, 'session_unknown');
    const { playerId, gameCode } = guest.session;
    const matches = hall.books.history(playerId, gameCode, historyShown);
    return { list: matches.map((match) => historyEntry(match, hall.play.stateOf(match), playerId)) };
  });

  app.get<{ Params: { matchId: string } }>('/api/pvp/proof/:matchId', async (request, reply) => {
    const guest = guestOf(request);
    if (!guest) return refuse(reply, 403, 'session_unknown');
    const match = v.is(inputs.matchId, request.params.matchId) ? hall.books.match(request.params.matchId) : undefined;
    const proof = match && matchProof(match, guest.session.playerId);
    return proof ?? refuse(reply, 404, 'unknown_match');
  });
}

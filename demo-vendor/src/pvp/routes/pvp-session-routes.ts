import { vendorBalance } from '@portal/shared/contract/vendor-api/rounds';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { findCardGame } from '../../games/pvp-games.ts';
import { openSession } from '../../sessions/open-session.ts';
import { refusePage } from '../../sessions/refuse-page.ts';
import { sessionBody } from '../../sessions/session-inputs.ts';
import { pvpSession } from '../pvp-shapes.ts';
import { guestOf } from './pvp-guests.ts';
import { type PvpRouteDeps, small } from './pvp-route-deps.ts';

/** Registers the routes by which a page opens its session, or reads it again after a reload. */
export function pvpSessionRoutes(app: FastifyInstance, deps: PvpRouteDeps): void {
  app.post('/api/pvp/session', small, async (request, reply) => {
    const body = v.safeParse(sessionBody, request.body);
    const card = body.success ? findCardGame(body.output.gameCode) : undefined;
    if (!body.success || !card) return refusePage(reply, 400, 'invalid_input');
    const opened = await openSession(deps, body.output);
    if (opened.kind === 'later') return refusePage(reply, 503, 'try_again');
    if (opened.kind === 'refused') return refusePage(reply, 403, 'launch_token_invalid');
    return pvpSession(opened.session, card, deps.lobby.numberOf(opened.session.playerId));
  });

  app.get('/api/pvp/session', async (request, reply) => {
    const guest = guestOf(deps.store, request);
    if (!guest) return refusePage(reply, 403, 'session_unknown');
    const { playerId, launchId } = guest.session;
    const now = await deps.gateway.call(vendorBalance, { playerId, launchId });
    const balance = now.kind === 'answer' ? now.value.balance : guest.session.balance;
    return pvpSession({ ...guest.session, balance }, guest.card, deps.lobby.numberOf(playerId));
  });
}

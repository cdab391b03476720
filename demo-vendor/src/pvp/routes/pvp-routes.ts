import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { refusePage } from '../../sessions/refuse-page.ts';
import { pvpChangeRoutes } from './pvp-change-routes.ts';
import { guestOf } from './pvp-guests.ts';
import * as inputs from './pvp-inputs.ts';
import { pvpPastRoutes } from './pvp-past-routes.ts';
import type { PvpRouteDeps } from './pvp-route-deps.ts';
import { pvpSessionRoutes } from './pvp-session-routes.ts';
import { streamCards } from './pvp-stream.ts';

/** Registers the routes of the card games between players. */
export function pvpRoutes(app: FastifyInstance, deps: PvpRouteDeps): void {
  pvpSessionRoutes(app, deps);
  pvpChangeRoutes(app, deps);
  pvpPastRoutes(app, deps);

  app.get('/api/pvp/stream', async (request, reply) => {
    const guest = guestOf(deps.store, request);
    if (!guest) return refusePage(reply, 403, 'session_unknown');
    const headers = v.safeParse(inputs.pageHeaders, request.headers);
    const query = v.safeParse(inputs.streamQuery, request.query);
    if (!headers.success || !query.success) return refusePage(reply, 400, 'invalid_input');
    const takesOver = query.output.takeOver === 'yes';
    const { playerId } = guest.session;
    reply.hijack();
    streamCards(deps, guest.card, { playerId, pageId: headers.output['x-page'], takesOver }, reply.raw);
    return reply;
  });
}

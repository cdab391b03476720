import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { findCardGame } from '../../games/pvp-games.ts';
import type { Gateway } from '../../gateway/platform-client.ts';
import { pageSeats } from '../../sessions/page-seats.ts';
import { pageSessionRoutes } from '../../sessions/page-session-routes.ts';
import { refusePage } from '../../sessions/refuse-page.ts';
import type { VendorStore } from '../../store/vendor-store.ts';
import { pvpSession } from '../pvp-shapes.ts';
import { pvpChangeRoutes } from './pvp-change-routes.ts';
import * as inputs from './pvp-inputs.ts';
import { pvpPastRoutes } from './pvp-past-routes.ts';
import { type PvpRouteDeps, small } from './pvp-route-deps.ts';
import { streamCards } from './pvp-stream.ts';

interface Deps extends Omit<PvpRouteDeps, 'seats'> {
  store: VendorStore;
  gateway: Gateway;
}

/** Registers the routes of the card games between players. */
export function pvpRoutes(app: FastifyInstance, given: Deps): void {
  const seats = pageSeats(given.store, findCardGame);
  const deps = { ...given, seats };
  const { numberOf } = deps.lobby;
  pageSessionRoutes(
    app,
    deps,
    '/api/pvp/session',
    ({ session, game }) => pvpSession(session, game, numberOf(session.playerId)),
    small,
  );
  pvpChangeRoutes(app, deps);
  pvpPastRoutes(app, deps);

  app.get(
    '/api/pvp/stream',
    seats.seated(({ session: { playerId }, game }, request, reply) => {
      const headers = v.safeParse(inputs.pageHeaders, request.headers);
      const query = v.safeParse(inputs.streamQuery, request.query);
      if (!headers.success || !query.success) return refusePage(reply, 400, 'invalid_input');
      const takesOver = query.output.takeOver === 'yes';
      reply.hijack();
      streamCards(deps, game, { playerId, pageId: headers.output['x-page'], takesOver }, reply.raw);
      return reply;
    }),
  );
}

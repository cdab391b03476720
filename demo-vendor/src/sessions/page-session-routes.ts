import { vendorBalance } from '@portal/shared/contract/vendor-api/rounds';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import * as v from 'valibot';
import type { Gateway } from '../gateway/platform-client.ts';
import type { VendorStore } from '../store/vendor-store.ts';
import { openSession } from './open-session.ts';
import type { PageSeats, Seat } from './page-seats.ts';
import { refusePage } from './refuse-page.ts';
import { sessionBody } from './session-inputs.ts';

/** Registers the routes that open a session at `path` or read it after a reload; `answer` builds the response. */
export function pageSessionRoutes<Game>(
  app: FastifyInstance,
  deps: { store: VendorStore; gateway: Gateway; seats: PageSeats<Game> },
  path: string,
  answer: (seat: Seat<Game>) => Promise<object> | object,
  options: RouteShorthandOptions = {},
): void {
  const { gateway, seats } = deps;
  app.post(path, options, async (request, reply) => {
    const body = v.safeParse(sessionBody, request.body);
    // Checked before the exchange, which uses up the launch token.
    const game = body.success ? seats.find(body.output.gameCode) : undefined;
    if (!body.success || !game) return refusePage(reply, 400, 'invalid_input');
    const opened = await openSession(deps, body.output);
    if (opened.kind === 'later') return refusePage(reply, 503, 'try_again');
    if (opened.kind === 'refused') return refusePage(reply, 403, 'launch_token_invalid');
    return answer({ session: opened.session, game });
  });

  app.get(
    path,
    seats.seated(async ({ session, game }) => {
      const { playerId, launchId } = session;
      const now = await gateway.call(vendorBalance, { playerId, launchId });
      const balance = now.kind === 'answer' ? now.value.balance : session.balance;
      return answer({ session: { ...session, balance }, game });
    }),
  );
}

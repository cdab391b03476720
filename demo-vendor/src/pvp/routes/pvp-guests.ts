import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type CardGame, findCardGame } from '../../games/pvp-games.ts';
import type { PageSession } from '../../sessions/page-session.ts';
import type { VendorStore } from '../../store/vendor-store.ts';
import * as inputs from './pvp-inputs.ts';

/** The session and game of a request. */
export interface Guest {
  session: PageSession;
  card: CardGame;
}

/** Finds the session of a request; undefined if it is not one of a card game. */
export function guestOf(store: VendorStore, request: FastifyRequest): Guest | undefined {
  const header = v.safeParse(inputs.sessionHeader, request.headers);
  const session = header.success ? store.session(header.output['x-session']) : undefined;
  const card = session && findCardGame(session.gameCode);
  return session && card && { session, card };
}

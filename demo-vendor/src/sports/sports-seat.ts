import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { findSportsGame, type SportsGame } from '../games/sports-games.ts';
import type { PageSession } from '../sessions/page-session.ts';
import type { VendorStore } from '../store/vendor-store.ts';
import { sessionHeader } from './sports-inputs.ts';

export interface Seat {
  session: PageSession;
  game: SportsGame;
}

export const refuse = (reply: FastifyReply, status: number, code: string) => reply.code(status).send({ code });

/** The game a page plays: that of its session, and no other. */
export function seatOf(store: VendorStore, request: FastifyRequest): Seat | undefined {
  const header = v.safeParse(sessionHeader, request.headers);
  const session = header.success ? store.session(header.output['x-session']) : undefined;
  const game = session && findSportsGame(session.gameCode);
  return session && game && { session, game };
}

type Answer = (seat: Seat, request: FastifyRequest, reply: FastifyReply) => unknown;

/** A route for pages that have a session. */
export function seated(store: VendorStore, answer: Answer) {
  return (request: FastifyRequest, reply: FastifyReply) => {
    const seat = seatOf(store, request);
    return Promise.resolve(seat ? answer(seat, request, reply) : refuse(reply, 403, 'session_unknown'));
  };
}

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { VendorStore } from '../store/vendor-store.ts';
import type { PageSession } from './page-session.ts';
import { refusePage } from './refuse-page.ts';
import { sessionHeader } from './session-inputs.ts';

/** The session of a request, and the game it was launched with. */
export interface Seat<Game> {
  session: PageSession;
  game: Game;
}

/** Refuses unreadable bodies in the studio's format; other errors stay errors. For routes of pages. */
export function refuseUnreadable(error: FastifyError, _request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  return status < 500 ? refusePage(reply, status, 'invalid_input') : reply.send(error);
}

/** Creates the session lookup for the games that `find` knows; sessions of other games are refused. */
export function pageSeats<Game>(store: VendorStore, find: (gameCode: string) => Game | undefined) {
  function seatOf(request: FastifyRequest): Seat<Game> | undefined {
    const header = v.safeParse(sessionHeader, request.headers);
    const session = header.success ? store.session(header.output['x-session']) : undefined;
    const game = session && find(session.gameCode);
    return session && game && { session, game };
  }
  return {
    find,
    seatOf,
    /** Wraps a route handler that needs a session. */
    seated(answer: (seat: Seat<Game>, request: FastifyRequest, reply: FastifyReply) => unknown) {
      return (request: FastifyRequest, reply: FastifyReply) => {
        const seat = seatOf(request);
        return Promise.resolve(seat ? answer(seat, request, reply) : refusePage(reply, 403, 'session_unknown'));
      };
    },
  };
}

export type PageSeats<Game> = ReturnType<typeof pageSeats<Game>>;

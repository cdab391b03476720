import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { createPartPace } from '../../rounds/part-pace.ts';
import { type PageSeats, refuseUnreadable } from '../../sessions/page-seats.ts';
import { refusePage } from '../../sessions/refuse-page.ts';
import { placedAnswer } from '../../tickets/placed-answer.ts';
import type { LotteryGame } from '../lottery-game.ts';
import type { SlipRequest, TicketView } from '../lottery-shapes.ts';
import { hasMovedMoney, type LotteryTicket, ticketKey } from '../tickets/lottery-ticket.ts';
import { slipBody, ticketParams, ticketsQuery } from './lottery-inputs.ts';
import type { StreamParts } from './lottery-stream.ts';
import { ticketView } from './ticket-views.ts';

const ticketsShown = 20;
/** Rate limit by size, since every ticket is stored, also one that cannot be paid: ten slips of one line a second. */
const partsASecond = 100;
const partsOfSlip = 8;

interface TicketRouteDeps extends StreamParts {
  seats: PageSeats<LotteryGame>;
  /** Finds a game of the vendor that the page was launched with. */
  ofVendor(seat: LotteryGame, gameCode: string): LotteryGame | undefined;
}

/** Returns the weight of a slip; an oversized one counts as a whole second, so that it still gets its refusal code. */
const partsOf = ({ lines, drawIds }: SlipRequest) =>
  Math.min(partsASecond, partsOfSlip + lines.length + drawIds.length);

/** Registers the routes for the player's own tickets. */
export function ticketRoutes(app: FastifyInstance, deps: TicketRouteDeps): void {
  const { ticketStore, room, clock, catalogue, draws, seats, ofVendor } = deps;
  const pace = createPartPace(clock.now);
  const viewOf = (ticket: LotteryTicket): TicketView[] => {
    const game = catalogue.find(ticket.gameCode);
    return game ? [ticketView({ game, kind: catalogue.kindOf(game), draws }, ticket)] : [];
  };

  app.post(
    '/api/lottery/tickets',
    { errorHandler: refuseUnreadable },
    seats.seated(async ({ session, game: own }, request, reply) => {
      const body = v.safeParse(slipBody, request.body);
      if (!body.success) return refusePage(reply, 400, 'invalid_input');
      const { ticketId, gameCode } = body.output;
      if (!ofVendor(own, gameCode)) return refusePage(reply, 422, 'unknown_game');
      const { playerId } = session;
      const isKnown = ticketStore.ticket(ticketKey(playerId, ticketId)) !== undefined;
      if (!isKnown && !pace.admits(playerId, ticketId, partsOf(body.output), partsASecond))
        return refusePage(reply, 429, 'too_fast');
      return placedAnswer(reply, room.place({ session, request: body.output }), {
        stored: ({ ticket }) => viewOf(ticket)[0],
      });
    }),
  );

  app.get(
    '/api/lottery/tickets',
    seats.seated(({ session, game: own }, request, reply) => {
      const query = v.safeParse(ticketsQuery, request.query);
      if (!query.success) return refusePage(reply, 400, 'invalid_input');
      const { gameCode, before } = query.output;
      const list: TicketView[] = [];
      let isReached = before === undefined;
      for (const ticket of ticketStore.history(session.playerId)) {
        const isAsked = isReached && (gameCode === undefined || ticket.gameCode === gameCode);
        if (isAsked && ofVendor(own, ticket.gameCode) && hasMovedMoney(ticket)) list.push(...viewOf(ticket));
        if (ticket.ticketId === before) isReached = true;
        if (list.length === ticketsShown) break;
      }
      return { list };
    }),
  );

  app.get(
    '/api/lottery/tickets/:ticketId',
    seats.seated(({ session, game: own }, request, reply) => {
      const params = v.safeParse(ticketParams, request.params);
      if (!params.success) return refusePage(reply, 400, 'invalid_input');
      const ticket = ticketStore.ticket(ticketKey(session.playerId, params.output.ticketId));
      const isOwn = ticket && ofVendor(own, ticket.gameCode) !== undefined;
      return (isOwn && viewOf(ticket)[0]) || refusePage(reply, 404, 'unknown_ticket');
    }),
  );
}

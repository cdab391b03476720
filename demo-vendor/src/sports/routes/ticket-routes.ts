import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { SportsGame } from '../../games/sports-games.ts';
import { createPartPace } from '../../rounds/part-pace.ts';
import type { PageSeats } from '../../sessions/page-seats.ts';
import { refusePage } from '../../sessions/refuse-page.ts';
import { placedAnswer } from '../../tickets/placed-answer.ts';
import { createFinishedMatches } from '../matches/finished-matches.ts';
import { fixtureProof, fixtureView, priceText } from '../matches/fixture-views.ts';
import { findLeague, leaguesOf } from '../matches/leagues.ts';
import { makeMatch } from '../matches/match.ts';
import type { TicketRefusal } from '../sports-shapes.ts';
import type { SlipRefusal } from '../tickets/slip-check.rules.ts';
import { roundIdOf } from '../tickets/sports-ticket.ts';
import { fixtureParams, slipOf, ticketBody, ticketParams } from './sports-inputs.ts';
import type { StreamParts } from './sports-stream.ts';
import { ticketView } from './ticket-views.ts';

const ticketsShown = 50;
const resultsShown = 20;
/** Rate limit, because every ticket is stored, also one that cannot be paid. */
const ticketsASecond = 10;

/** Registers the routes for the player's tickets and for results. */
export function ticketRoutes(app: FastifyInstance, deps: StreamParts & { seats: PageSeats<SportsGame> }): void {
  const { sportsStore, room, clock } = deps;
  const { seated } = deps.seats;
  const pace = createPartPace(clock.now);
  const overMatch = createFinishedMatches(makeMatch);

  app.post(
    '/api/sports/tickets',
    seated(async ({ session }, request, reply) => {
      const body = v.safeParse(ticketBody, request.body);
      if (!body.success) return refusePage(reply, 400, 'invalid_input');
      const { gameCode, playerId } = session;
      const { ticketId } = body.output;
      const slip = slipOf(session, body.output);
      if (typeof slip === 'string') return reply.code(422).send(refusalView({ code: slip, legs: [] }));
      const isKnown = sportsStore.ticket(roundIdOf(gameCode, playerId, ticketId)) !== undefined;
      if (!isKnown && !pace.admits(playerId, ticketId, 1, ticketsASecond)) return refusePage(reply, 429, 'too_fast');
      return placedAnswer(reply, room.place(slip), {
        stored: ({ ticket }) => ticketView(sportsStore, ticket),
        refusal: refusalView,
      });
    }),
  );

  app.get(
    '/api/sports/tickets',
    seated(({ session: { playerId, gameCode } }) => ({
      list: sportsStore.history(playerId, gameCode, ticketsShown).map((ticket) => ticketView(sportsStore, ticket)),
    })),
  );

  app.get(
    '/api/sports/tickets/:ticketId',
    seated(({ session: { playerId, gameCode } }, request, reply) => {
      const params = v.safeParse(ticketParams, request.params);
      if (!params.success) return refusePage(reply, 400, 'invalid_input');
      const ticket = sportsStore.ticket(roundIdOf(gameCode, playerId, params.output.ticketId));
      return ticket ? ticketView(sportsStore, ticket) : refusePage(reply, 404, 'unknown_ticket');
    }),
  );

  app.get(
    '/api/sports/results',
    seated(({ session: { gameCode } }) => {
      const ids = leaguesOf(gameCode).map(({ leagueId }) => leagueId);
      const over = sportsStore.results(ids, resultsShown);
      return {
        list: over.map((fixture) => fixtureView(room.find(fixture.fixtureId) ?? overMatch(fixture), clock.now())),
      };
    }),
  );

  app.get('/api/sports/fixtures/:fixtureId', async (request, reply) => {
    const params = v.safeParse(fixtureParams, request.params);
    if (!params.success) return refusePage(reply, 400, 'invalid_input');
    const fixture = sportsStore.fixture(params.output.fixtureId);
    const league = fixture && findLeague(fixture.leagueId);
    if (!fixture || !league) return refusePage(reply, 404, 'unknown_fixture');
    const phase = fixture.final?.end ?? room.find(fixture.fixtureId)?.momentAt(clock.now()).phase;
    return fixtureProof(fixture, league, phase ?? 'upcoming', overMatch);
  });
}

function refusalView({ code, legs }: SlipRefusal): TicketRefusal {
  return {
    code,
    legs: legs.map(({ price, ...leg }) => ({ ...leg, price: price === undefined ? undefined : priceText(price) })),
  };
}

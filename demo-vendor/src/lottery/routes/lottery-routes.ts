import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Gateway } from '../../gateway/platform-client.ts';
import { pageSeats } from '../../sessions/page-seats.ts';
import { pageSessionRoutes } from '../../sessions/page-session-routes.ts';
import { refusePage } from '../../sessions/refuse-page.ts';
import type { VendorStore } from '../../store/vendor-store.ts';
import type { LotteryGame } from '../lottery-game.ts';
import { drawView, gameState } from './draw-views.ts';
import { gameView, lotterySession } from './game-views.ts';
import { drawParams, drawsQuery, gameParams } from './lottery-inputs.ts';
import { type StreamParts, streamLottery } from './lottery-stream.ts';
import { ticketRoutes } from './ticket-routes.ts';

interface LotteryRouteDeps extends StreamParts {
  store: VendorStore;
  gateway: Gateway;
}

/** Registers the routes of the lottery pages; shapes are in lottery-shapes.ts. */
export function lotteryRoutes(app: FastifyInstance, deps: LotteryRouteDeps): void {
  const { catalogue, draws, clock } = deps;
  const seats = pageSeats(deps.store, catalogue.find);
  const now = () => new Date(clock.now()).toISOString();
  const ofVendor = (seat: LotteryGame, gameCode: string) => findOfVendor(deps, seat, gameCode);
  const tickets = { ...deps, seats, ofVendor };

  pageSessionRoutes(app, { ...deps, seats }, '/api/lottery/session', async ({ session, game }) =>
    lotterySession(deps, game, session),
  );

  app.get(
    '/api/lottery/games',
    seats.seated(({ game }) => {
      const ofLabel = catalogue.games.filter((each) => each.game.vassalage === game.game.vassalage);
      return { now: now(), list: ofLabel.map((each) => gameState(each, draws)) };
    }),
  );

  app.get(
    '/api/lottery/:gameCode',
    seats.seated(({ session, game: own }, request, reply) => {
      const params = v.safeParse(gameParams, request.params);
      const game = params.success ? ofVendor(own, params.output.gameCode) : undefined;
      return game ? gameView(deps, game, session) : refusePage(reply, 404, 'unknown_game');
    }),
  );

  app.get(
    '/api/lottery/:gameCode/draws',
    seats.seated(({ game: own }, request, reply) => {
      const params = v.safeParse(gameParams, request.params);
      const query = v.safeParse(drawsQuery, request.query);
      if (!query.success) return refusePage(reply, 400, 'invalid_input');
      const game = params.success ? ofVendor(own, params.output.gameCode) : undefined;
      if (!game) return refusePage(reply, 404, 'unknown_game');
      const { before, count } = query.output;
      const past = draws.past(game.game.gameCode, before === undefined ? count : Number.POSITIVE_INFINITY);
      const from = before === undefined ? 0 : past.findIndex(({ drawId }) => drawId < before);
      const list = from < 0 ? [] : past.slice(from, from + count);
      return { now: now(), list: list.map(drawView) };
    }),
  );

  app.get(
    '/api/lottery/:gameCode/draws/:drawId',
    seats.seated(({ game: own }, request, reply) => {
      const params = v.safeParse(drawParams, request.params);
      const game = params.success ? ofVendor(own, params.output.gameCode) : undefined;
      const draw = params.success && game ? draws.find(game.game.gameCode, params.output.drawId) : undefined;
      return draw ? drawView(draw) : refusePage(reply, 404, 'unknown_draw');
    }),
  );

  app.get('/api/lottery/:gameCode/stream', async (request, reply) => {
    const seat = seats.seatOf(request);
    if (!seat) return refusePage(reply, 403, 'session_unknown');
    const params = v.safeParse(gameParams, request.params);
    const game = params.success ? ofVendor(seat.game, params.output.gameCode) : undefined;
    if (!game) return refusePage(reply, 404, 'unknown_game');
    reply.hijack();
    streamLottery(deps, game, seat.session.playerId, reply.raw);
    return reply;
  });

  ticketRoutes(app, tickets);
}

/** Finds a game that a page may use: one of the vendor it was launched with. */
function findOfVendor(
  { catalogue }: Pick<LotteryRouteDeps, 'catalogue'>,
  { game: seat }: LotteryGame,
  gameCode: string,
): LotteryGame | undefined {
  const found = catalogue.find(gameCode);
  return found?.game.vassalage === seat.vassalage ? found : undefined;
}

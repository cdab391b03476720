import { partsOf } from '@portal/engines/engine';
import { vendorBalance } from '@portal/shared/contract/vendor-api/rounds';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { findGame } from '../games/catalogue.ts';
import type { Gateway } from '../gateway/platform-client.ts';
import type { PartPace } from '../rounds/part-pace.ts';
import { isIdle, type Round } from '../rounds/round.ts';
import type { RoundService } from '../rounds/round-service.ts';
import { stakeText } from '../rounds/stake-text.rules.ts';
import { pageSeats } from '../sessions/page-seats.ts';
import type { PageSession } from '../sessions/page-session.ts';
import { pageSessionRoutes } from '../sessions/page-session-routes.ts';
import { refusePage } from '../sessions/refuse-page.ts';
import { sessionView } from '../sessions/session-view.ts';
import type { VendorStore } from '../store/vendor-store.ts';
import { withTimeout } from '../timing/with-timeout.ts';
import { gameInfo, historyLine, nextCommitment, roundProof, spinAnswer } from './api-shapes.ts';
import { type AskedRound, readSpin } from './read-spin.ts';

interface ApiDeps {
  store: VendorStore;
  gateway: Gateway;
  roundService: RoundService;
  pace: PartPace;
}

const token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,128}$/));
const roundId = v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/));
const spinBody = v.object({
  session: token,
  clientSpinId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/)),
  stake: stakeText,
  choice: v.optional(v.pipe(v.string(), v.maxLength(512))),
});
const actBody = v.object({
  session: token,
  roundId,
  actionNo: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200)),
  action: v.pipe(v.string(), v.maxLength(64)),
});

const historyShown = 30;
/** How long a request waits for a round before the page has to ask again. */
const roundTimeoutMs = 8000;

/** Registers the routes of the studio's own pages; the platform does not use them. */
export function gameRoutes(app: FastifyInstance, deps: ApiDeps): void {
  const { store, gateway } = deps;
  // Tables, matches and card rooms have their own pages and routes.
  const seats = pageSeats(store, findGame);
  pageSessionRoutes(app, { ...deps, seats }, '/api/session', ({ session }) => sessionAnswer(deps, session));

  // Used by the pages of every kind of game.
  app.get(
    '/api/balance',
    pageSeats(store, (gameCode) => gameCode).seated(async ({ session: { playerId, launchId } }, _request, reply) => {
      const now = await gateway.call(vendorBalance, { playerId, launchId });
      return now.kind === 'answer' ? { balance: now.value.balance } : refusePage(reply, 503, 'try_again');
    }),
  );

  app.get(
    '/api/history',
    seats.seated(({ session: { playerId, gameCode } }) => ({
      list: store.history(playerId, gameCode, historyShown).map(historyLine),
    })),
  );

  app.get<{ Params: { roundId: string } }>('/api/proof/:roundId', async (request, reply) => {
    const round = v.is(roundId, request.params.roundId) ? store.round(request.params.roundId) : undefined;
    const proof = round && roundProof(round);
    return proof ?? refusePage(reply, 404, 'unknown_round');
  });

  app.post('/api/spin', async (request, reply) => {
    const body = v.safeParse(spinBody, request.body);
    if (!body.success) return refusePage(reply, 400, 'invalid_input');
    const session = store.session(body.output.session);
    if (!session) return refusePage(reply, 403, 'session_unknown');
    const spin = readSpin(session, body.output);
    if ('code' in spin) return reply.code(400).send(spin);
    if (isTooFast(deps, session, spin)) return refusePage(reply.header('retry-after', '1'), 429, 'too_fast');
    return answerRound(deps, reply, session, deps.roundService.play(session, spin.game, spin.request));
  });

  app.post('/api/act', async (request, reply) => {
    const body = v.safeParse(actBody, request.body);
    if (!body.success) return refusePage(reply, 400, 'invalid_input');
    const session = store.session(body.output.session);
    if (!session) return refusePage(reply, 403, 'session_unknown');
    return answerRound(deps, reply, session, deps.roundService.act(session, body.output));
  });
}

/** Rounds a player may begin per second over all games; each is stored, also one that cannot be paid. */
const roundsASecond = 10;

/** Returns whether a spin exceeds the pace of the game; a repeat of a known spin never does. */
function isTooFast(
  { store, pace }: ApiDeps,
  { sessionId, playerId }: PageSession,
  { game, request }: AskedRound,
): boolean {
  if (store.roundOf(sessionId, request.clientSpinId)) return false;
  const most = game.kind === 'instant' ? game.engine.partsASecond : undefined;
  const parts = game.kind === 'instant' && most ? partsOf(game.engine, request.choice) : 1;
  return !pace.admits(playerId, request.clientSpinId, parts, most ?? roundsASecond);
}

const statusOf: Readonly<Record<string, number>> = { unknown_round: 404, foreign_round: 403 };

/** Answers with the current state of the round or its refusal; 202 while the platform has not answered. */
async function answerRound(
  { store }: ApiDeps,
  reply: FastifyReply,
  session: PageSession,
  work: Promise<Round | string>,
): Promise<unknown> {
  const round = await withTimeout(work, roundTimeoutMs);
  if (round === 'waiting') return refusePage(reply, 202, 'waiting');
  if (typeof round === 'string') return refusePage(reply, statusOf[round] ?? 409, round);
  if (!isIdle(round)) return refusePage(reply, 202, 'waiting');
  return spinAnswer(round, nextCommitment(store, session));
}

async function sessionAnswer({ store, roundService }: ApiDeps, session: PageSession) {
  const { balance } = session;
  const left = store.openHand(session.playerId, session.gameCode);
  // Wait for a pending stake, because it decides the state of the hand.
  const now = left && (await withTimeout(roundService.whenIdle(left), roundTimeoutMs));
  const open = now !== 'waiting' && now?.state === 'playing' ? now : undefined;
  const commitment = nextCommitment(store, session);
  // The balance may have changed elsewhere since the last decision.
  const hand = open && { ...spinAnswer(open, commitment), balance };
  return { ...sessionView(session), game: gameInfo(session.gameCode), nextCommitment: commitment, hand };
}

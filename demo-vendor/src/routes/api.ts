import { minorUnits } from '@portal/shared/contract/amounts';
import { vendorBalance } from '@portal/shared/contract/vendor-api/calls';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { isChoice, partsOf } from '../engines/engine.ts';
import { findEngine } from '../engines/find-engine.ts';
import { findGame } from '../games/catalogue.ts';
import type { Gateway } from '../gateway/platform-gateway.ts';
import { isOver } from '../rounds/round.ts';
import type { RoundDesk } from '../rounds/round-desk.ts';
import { openSession } from '../sessions/open-session.ts';
import type { PageSession } from '../sessions/page-session.ts';
import type { VendorStore } from '../store/vendor-store.ts';
import { gameInfo, historyLine, spinAnswer } from './api-shapes.ts';

export interface ApiDeps {
  store: VendorStore;
  gateway: Gateway;
  desk: RoundDesk;
}

const token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,128}$/));
const sessionBody = v.object({ launchToken: token, gameCode: v.pipe(v.string(), v.maxLength(64)) });
const knownSession = v.object({ session: token });
const spinBody = v.object({
  session: token,
  clientSpinId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/)),
  stake: v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,8})\.\d{2}$/)),
  choice: v.optional(v.pipe(v.string(), v.maxLength(512))),
});

/** How long a page waits for a round before it is told to ask again. */
const patienceMs = 8000;

const refuse = (reply: FastifyReply, status: number, code: string) => reply.code(status).send({ code });

/** What the studio's own pages ask for; of no interest to the platform. */
export function apiRoutes(app: FastifyInstance, deps: ApiDeps): void {
  app.post('/api/session', async (request, reply) => {
    const body = v.safeParse(sessionBody, request.body);
    if (!body.success) return refuse(reply, 400, 'invalid_input');
    const opened = await openSession(deps, body.output.launchToken, body.output.gameCode);
    if (opened.kind === 'later') return refuse(reply, 503, 'try_again');
    if (opened.kind === 'refused') return refuse(reply, 403, 'launch_token_invalid');
    return sessionAnswer(opened.session);
  });

  app.get('/api/session', async (request, reply) => {
    const session = sessionOf(deps, request.query);
    if (!session) return refuse(reply, 403, 'session_unknown');
    const current = await deps.gateway.call(vendorBalance, {
      playerId: session.playerId,
      launchId: session.launchId,
    });
    return sessionAnswer(current.kind === 'answer' ? { ...session, balance: current.value.balance } : session);
  });

  app.get('/api/history', async (request, reply) => {
    const session = sessionOf(deps, request.query);
    if (!session) return refuse(reply, 403, 'session_unknown');
    return { list: deps.store.history(session.playerId, session.gameCode, 30).map(historyLine) };
  });

  app.post('/api/spin', async (request, reply) => {
    const body = v.safeParse(spinBody, request.body);
    if (!body.success) return refuse(reply, 400, 'invalid_input');
    const session = deps.store.session(body.output.session);
    if (!session) return refuse(reply, 403, 'session_unknown');
    const spin = readSpin(session, body.output);
    if (!spin) return refuse(reply, 400, 'invalid_stake');
    const round = await withPatience(deps.desk.play(session, spin.engine, spin.request));
    if (round === 'spin_conflict') return refuse(reply, 409, 'spin_conflict');
    if (round === 'waiting' || !isOver(round)) return refuse(reply, 202, 'waiting');
    return spinAnswer(round);
  });
}

function sessionOf({ store }: ApiDeps, query: unknown): PageSession | undefined {
  const read = v.safeParse(knownSession, query);
  return read.success ? store.session(read.output.session) : undefined;
}

function sessionAnswer(session: PageSession) {
  const { sessionId, launchId, balance, currency, currencySymbol, portalOrigin, backUrl, theme, language } = session;
  const player = { launchId, balance, currency, currencySymbol, portalOrigin, backUrl, theme, language };
  return { session: sessionId, ...player, game: gameInfo(session.gameCode) };
}

/** The spin as the engine takes it; undefined when the stake or the choice is none of the game's. */
function readSpin(session: PageSession, body: v.InferOutput<typeof spinBody>) {
  const game = findGame(session.gameCode);
  if (!game) return undefined;
  const engine = findEngine(game.engine);
  const stakeMinor = Number(minorUnits(body.stake));
  const isInRange = stakeMinor >= Number(minorUnits(game.minBet)) && stakeMinor <= Number(minorUnits(game.maxBet));
  const choice = engine.choices.length === 0 && !engine.accepts ? undefined : body.choice;
  if (!isInRange || !isChoice(engine, choice)) return undefined;
  if (stakeMinor % (engine.denominator * partsOf(engine, choice)) !== 0) return undefined;
  return { engine, request: { clientSpinId: body.clientSpinId, stakeMinor, choice } };
}

async function withPatience<T>(work: Promise<T>): Promise<T | 'waiting'> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<'waiting'>((resolve) => {
    timer = setTimeout(() => resolve('waiting'), patienceMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

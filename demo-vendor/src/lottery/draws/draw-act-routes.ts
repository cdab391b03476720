import type { Call } from '@portal/shared/contract/define-call';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { VendorKey } from '../../gateway/sign.ts';
import { createNonces, isSigned } from '../../gateway/signed-request.ts';
import type { LotteryGame } from '../lottery-game.ts';
import { boardText } from '../rules/board-text.ts';
import { readBoard } from './board.rules.ts';
import { cancelDraw, correctDraw, listDraws, listUnsettled, type UnsettledPart } from './draw-act-calls.ts';
import { type ActAnswer, type ActFault, faultTexts } from './draw-acts.ts';
import type { DrawDesk } from './draw-desk.ts';
import type { KeptDraw } from './kept-draw.ts';

interface ActRouteDeps {
  desk: Pick<DrawDesk, 'cancel' | 'correct' | 'around'>;
  games: readonly LotteryGame[];
  /** Of one lottery or of all, oldest first. */
  unsettled(gameCode?: string): readonly UnsettledPart[];
  key: () => VendorKey | undefined;
}

const conflicts = new Set<ActFault>(['correction_conflict', 'draw_is_cancelled', 'draw_is_drawn']);

/** What operators of the studio ask for; answered to the bearer of the studio's key alone. */
export function drawActRoutes(app: FastifyInstance, { desk, games, unsettled, key }: ActRouteDeps): void {
  const isNew = createNonces();

  function serve<C extends Call>(
    scope: FastifyInstance,
    call: C,
    act: (input: v.InferOutput<C['input']>) => Promise<Done>,
  ): void {
    scope.post(call.path, async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : '';
      if (!isSigned(request, key(), body) || !isNew(request))
        return refuse(reply, 401, 'bad_signature', 'The signature is not valid');
      const input = v.safeParse(call.input, read(body));
      if (!input.success) return refuse(reply, 400, 'invalid_input', input.issues[0].message);
      const done = await act(input.output);
      if (done.kind === 'no') return refuseAct(reply, done.code);
      return { success: true, value: done.value };
    });
  }

  app.register(async (scope) => {
    // The signature is of the bytes that came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    serve(scope, cancelDraw, async (asked) => shown(await desk.cancel(asked)));
    serve(scope, correctDraw, async ({ numbers, ...asked }) => {
      const drawn = readBoard(numbers);
      return drawn ? shown(await desk.correct({ ...asked, drawn })) : { kind: 'no', code: 'invalid_board' };
    });
    serve(scope, listDraws, async ({ gameCode, count }) => {
      const asked = games.filter(({ game, schedule }) =>
        gameCode === undefined ? schedule.kind !== 'instant' : game.gameCode === gameCode,
      );
      if (asked.length === 0) return { kind: 'no', code: 'unknown_game' };
      const list = asked.flatMap(({ game }) => desk.around(game.gameCode, count));
      const listed = (draw: KeptDraw) => ({ ...drawOf(draw), drawsAt: draw.drawsAt, reason: draw.reason });
      return { kind: 'done', value: { list: list.map(listed) } };
    });
    serve(scope, listUnsettled, async ({ gameCode, count }) => {
      const isKnown = gameCode === undefined || games.some(({ game }) => game.gameCode === gameCode);
      if (!isKnown) return { kind: 'no', code: 'unknown_game' };
      const parts = unsettled(gameCode);
      return { kind: 'done', value: { total: parts.length, list: parts.slice(0, count) } };
    });
  });
}

type Done = { kind: 'done'; value: object } | Extract<ActAnswer, { kind: 'no' }>;
const shown = (done: ActAnswer): Done => (done.kind === 'no' ? done : { kind: 'done', value: drawOf(done.draw) });

/** Without its seed. */
function drawOf({ gameCode, drawId, state, drawn, corrections }: KeptDraw) {
  return { gameCode, drawId, state, numbers: drawn && boardText(drawn), corrections };
}

function refuseAct(reply: FastifyReply, code: ActFault) {
  const status = code.startsWith('unknown') ? 404 : conflicts.has(code) ? 409 : 422;
  return refuse(reply, status, code, faultTexts[code]);
}

const refuse = (reply: FastifyReply, status: number, code: string, message: string) =>
  reply.code(status).send({ success: false, code, message });

/** Undefined, which no call takes, where it is no JSON. */
function read(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

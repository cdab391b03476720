import type { Call } from '@portal/shared/contract/define-call';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { VendorKey } from '../../gateway/sign.ts';
import { createNonces, isSigned } from '../../gateway/signed-request.ts';
import { boardText } from '../rules/board-text.ts';
import { readBoard } from './board.rules.ts';
import { cancelDraw, correctDraw } from './draw-act-calls.ts';
import { type ActAnswer, type ActFault, faultTexts } from './draw-acts.ts';
import type { DrawDesk } from './draw-desk.ts';

interface ActRouteDeps {
  desk: Pick<DrawDesk, 'cancel' | 'correct'>;
  key: () => VendorKey | undefined;
}

const conflicts = new Set<ActFault>(['correction_conflict', 'draw_is_cancelled', 'draw_is_drawn']);

/** What operators of the studio ask for; answered to the bearer of the studio's key alone. */
export function drawActRoutes(app: FastifyInstance, { desk, key }: ActRouteDeps): void {
  const isNew = createNonces();

  function serve<C extends Call>(
    scope: FastifyInstance,
    call: C,
    act: (input: v.InferOutput<C['input']>) => Promise<ActAnswer>,
  ): void {
    scope.post(call.path, async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : '';
      if (!isSigned(request, key(), body) || !isNew(request))
        return refuse(reply, 401, 'bad_signature', 'The signature is not valid');
      const input = v.safeParse(call.input, read(body));
      if (!input.success) return refuse(reply, 400, 'invalid_input', input.issues[0].message);
      return answer(reply, await act(input.output));
    });
  }

  app.register(async (scope) => {
    // The signature is of the bytes that came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    serve(scope, cancelDraw, desk.cancel);
    serve(scope, correctDraw, async ({ numbers, ...asked }) => {
      const drawn = readBoard(numbers);
      return drawn ? desk.correct({ ...asked, drawn }) : { kind: 'no', code: 'invalid_board' };
    });
  });
}

function answer(reply: FastifyReply, done: ActAnswer) {
  if (done.kind === 'no') {
    const status = done.code.startsWith('unknown') ? 404 : conflicts.has(done.code) ? 409 : 422;
    return refuse(reply, status, done.code, faultTexts[done.code]);
  }
  const { gameCode, drawId, state, drawn, corrections } = done.draw;
  const numbers = drawn && boardText(drawn);
  return { success: true, value: { gameCode, drawId, state, numbers, corrections } };
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

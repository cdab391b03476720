import type { Call } from '@portal/shared/contract/calls/define-call';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { createNonces, isSigned } from '../gateway/check-signature.ts';
import type { VendorKey } from '../gateway/sign-call.ts';

/** Result of an operator's call: its value, or the reason of the refusal. */
export type Done = { kind: 'done'; value: object } | { kind: 'no'; status: number; code: string; message: string };

type Serve = <C extends Call>(call: C, act: (input: v.InferOutput<C['input']>) => Promise<Done>) => void;

/** Registers the operators' calls; they need a signature with the studio's key, and each signed call is served once. */
export function signedCalls(app: FastifyInstance, key: () => VendorKey | undefined, declare: (serve: Serve) => void) {
  const isNew = createNonces();
  app.register(async (scope) => {
    // The signature covers the raw bytes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    declare((call, act) => {
      scope.post(call.path, async (request, reply) => {
        const body = typeof request.body === 'string' ? request.body : '';
        if (!isSigned(request, key(), body) || !isNew(request))
          return refuse(reply, 401, 'bad_signature', 'The signature is not valid');
        const input = v.safeParse(call.input, read(body));
        if (!input.success) return refuse(reply, 400, 'invalid_input', input.issues[0].message);
        const done = await act(input.output);
        if (done.kind === 'no') return refuse(reply, done.status, done.code, done.message);
        return { success: true, value: done.value };
      });
    });
  });
}

const refuse = (reply: FastifyReply, status: number, code: string, message: string) =>
  reply.code(status).send({ success: false, code, message });

/** Parses JSON; undefined, which no call accepts, for anything else. */
function read(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

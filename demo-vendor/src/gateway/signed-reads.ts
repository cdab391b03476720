import type { Call } from '@portal/shared/contract/calls/define-call';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { isSigned } from './check-signature.ts';
import type { VendorKey } from './sign-call.ts';

/** Registers reads that the platform makes at the studio; they need a signature with the studio's key. */
export function signedReads(app: FastifyInstance, key: () => VendorKey | undefined) {
  /** Registers a call; `wanted` describes a valid query. */
  return function serve<Input extends v.GenericSchema, Output extends v.GenericSchema>(
    call: Call<Input, Output>,
    wanted: string,
    answer: (asked: v.InferOutput<Input>) => Promise<v.InferInput<Output>>,
  ): void {
    app.get(call.path, async (request, reply) => {
      const refused = (status: number, code: string, message: string) =>
        reply.code(status).send({ success: false, code, message });
      if (!isSigned(request, key())) return refused(401, 'bad_signature', 'The signature is not valid');
      const asked = v.safeParse(call.input, request.query);
      if (!asked.success) return refused(400, 'invalid_input', wanted);
      return { success: true, value: await answer(asked.output) };
    });
  };
}

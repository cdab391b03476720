import type { Call } from '@portal/shared/contract/calls/define-call';
import { studioRound, studioStatement } from '@portal/shared/contract/vendor-api/statement';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { isSigned } from '../gateway/check-signature.ts';
import type { VendorKey } from '../gateway/sign-call.ts';
import type { Disclose } from '../tickets/disclosure.ts';
import type { StatementStore } from './statement-store.ts';

interface StatementDeps {
  statements: StatementStore;
  /** Disclosures of all parts of the studio that have rounds. */
  disclosers: readonly Disclose[];
  key: () => VendorKey | undefined;
}

const linesAtOnce = 1000;

/** Registers the statement calls for the platform's reconciliation; they need a signature with the studio's key. */
export function statementRoutes(app: FastifyInstance, { statements, disclosers, key }: StatementDeps): void {
  const refused = (reply: FastifyReply, status: number, code: string, message: string) =>
    reply.code(status).send({ success: false, code, message });

  /** Registers a call; `wanted` describes a valid query. */
  function serve<Input extends v.GenericSchema, Output extends v.GenericSchema>(
    call: Call<Input, Output>,
    wanted: string,
    answer: (asked: v.InferOutput<Input>) => Promise<v.InferInput<Output>>,
  ): void {
    app.get(call.path, async (request, reply) => {
      if (!isSigned(request, key())) return refused(reply, 401, 'bad_signature', 'The signature is not valid');
      const asked = v.safeParse(call.input, request.query);
      if (!asked.success) return refused(reply, 400, 'invalid_input', wanted);
      return { success: true, value: await answer(asked.output) };
    });
  }

  const linesOf = ({ from, to }: { from: string; to: string }) =>
    statements.read(new Date(from).toISOString(), new Date(to).toISOString());

  serve(studioStatement, 'from and to are times', async ({ after, ...period }) => {
    const lines = await linesOf(period);
    const start = Number(after ?? 0);
    const end = start + linesAtOnce;
    const next = end < lines.length ? { next: String(end) } : {};
    return { since: statements.since, list: lines.slice(start, end), ...next };
  });

  serve(studioRound, 'roundId is an id, from and to are times', async ({ roundId, ...period }) => {
    const lines = await linesOf(period);
    const drawn = disclosers.map((disclose) => disclose(roundId)).find((found) => found !== undefined);
    return { transactions: lines.filter((line) => line.roundId === roundId), ...(drawn && { drawn }) };
  });
}

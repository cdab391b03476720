import { studioRound, studioStatement } from '@portal/shared/contract/vendor-api/statement-call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { VendorKey } from '../gateway/sign.ts';
import { isSigned } from '../gateway/signed-request.ts';
import type { StatementBook } from './statement-book.ts';
import type { TellDrawn } from './tell-drawn.ts';

interface StatementDeps {
  book: StatementBook;
  /** Every part of the studio that draws rounds. */
  drawers: readonly TellDrawn[];
  key: () => VendorKey | undefined;
}

const linesAtOnce = 1000;

/** What the platform holds its ledger against; answered to the bearer of our own key alone. */
export function statementRoutes(app: FastifyInstance, { book, drawers, key }: StatementDeps): void {
  const refused = (reply: FastifyReply, status: number, code: string, message: string) =>
    reply.code(status).send({ success: false, code, message });

  function turnedAway(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
    return isSigned(request, key()) ? undefined : refused(reply, 401, 'bad_signature', 'The signature is not valid');
  }

  app.get(studioStatement.path, async (request, reply) => {
    const away = turnedAway(request, reply);
    if (away) return away;
    const asked = v.safeParse(studioStatement.input, request.query);
    if (!asked.success) return refused(reply, 400, 'invalid_input', 'from and to are times');
    const { from, to, after } = asked.output;
    const lines = await book.read(new Date(from).toISOString(), new Date(to).toISOString());
    const start = Number(after ?? 0);
    const end = start + linesAtOnce;
    const next = end < lines.length ? { next: String(end) } : {};
    return { success: true, value: { since: book.since, list: lines.slice(start, end), ...next } };
  });

  app.get(studioRound.path, async (request, reply) => {
    const away = turnedAway(request, reply);
    if (away) return away;
    const asked = v.safeParse(studioRound.input, request.query);
    if (!asked.success) return refused(reply, 400, 'invalid_input', 'roundId is an id, from and to are times');
    const { roundId, from, to } = asked.output;
    const lines = await book.read(new Date(from).toISOString(), new Date(to).toISOString());
    const drawn = drawers.map((tell) => tell(roundId)).find((told) => told !== undefined);
    const transactions = lines.filter((line) => line.roundId === roundId);
    return { success: true, value: { transactions, ...(drawn && { drawn }) } };
  });
}

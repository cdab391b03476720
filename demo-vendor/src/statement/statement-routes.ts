import { studioStatement } from '@portal/shared/contract/vendor-api/statement-call';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { VendorKey } from '../gateway/sign.ts';
import { isSigned } from '../gateway/signed-request.ts';
import type { StatementBook } from './statement-book.ts';

interface StatementDeps {
  book: StatementBook;
  key: () => VendorKey | undefined;
}

const linesAtOnce = 1000;

/** What the platform holds its ledger against; answered to the bearer of our own key alone. */
export function statementRoutes(app: FastifyInstance, { book, key }: StatementDeps): void {
  app.get(studioStatement.path, async (request, reply) => {
    if (!isSigned(request, key()))
      return reply.code(401).send({ success: false, code: 'bad_signature', message: 'The signature is not valid' });
    const asked = v.safeParse(studioStatement.input, request.query);
    if (!asked.success)
      return reply.code(400).send({ success: false, code: 'invalid_input', message: 'from and to are times' });
    const { from, to, after } = asked.output;
    const lines = await book.read(new Date(from).toISOString(), new Date(to).toISOString());
    const start = Number(after ?? 0);
    const end = start + linesAtOnce;
    const next = end < lines.length ? { next: String(end) } : {};
    return { success: true, value: { since: book.since, list: lines.slice(start, end), ...next } };
  });
}

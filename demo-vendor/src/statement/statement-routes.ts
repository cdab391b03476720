import { timingSafeEqual } from 'node:crypto';
import { vendorClockWindowSeconds, vendorHeaders } from '@portal/shared/contract/vendor-api/signing';
import { studioStatement } from '@portal/shared/contract/vendor-api/statement-call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { signedHeaders, type VendorKey } from '../gateway/sign.ts';
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

function isSigned(request: FastifyRequest, key: VendorKey | undefined): boolean {
  const header = (name: string) => String(request.headers[name] ?? '');
  const timestamp = header(vendorHeaders.timestamp);
  const isNow = Math.abs(Number(timestamp) - Date.now() / 1000) <= vendorClockWindowSeconds;
  if (!key || !isNow || header(vendorHeaders.key) !== key.keyId) return false;
  const nonce = header(vendorHeaders.nonce);
  const signed = signedHeaders(key, { method: request.method, pathWithQuery: request.url, body: '', timestamp, nonce });
  const expected = Buffer.from(signed[vendorHeaders.signature] ?? '');
  const given = Buffer.from(header(vendorHeaders.signature));
  return expected.length === given.length && timingSafeEqual(expected, given);
}

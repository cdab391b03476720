import { studioRound, studioStatement } from '@portal/shared/contract/vendor-api/statement';
import type { FastifyInstance } from 'fastify';
import type { VendorKey } from '../gateway/sign-call.ts';
import { signedReads } from '../gateway/signed-reads.ts';
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
  const serve = signedReads(app, key);

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

import { createServer } from 'node:http';
import { type StatementLine, studioRound } from '@portal/shared/contract/vendor-api/statement';

export interface StatementServer {
  origin: string;
  /** Sets the lines of the studio's statement, and since when it has records. */
  setStatement(lines: readonly StatementLine[], since?: string): void;
  /** Sets its answer about every round. */
  setRound(value: object): void;
  /** Makes every answer unreadable from now on. */
  makeUnavailable(): void;
  /** Headers of the last request. */
  lastHeaders(): Record<string, unknown>;
  close(): Promise<void>;
}

/** Starts a studio that only answers requests for its statement, one line a page. */
export async function startStatementServer(): Promise<StatementServer> {
  let statement: { lines: readonly StatementLine[]; since: string } | undefined;
  let round: object | undefined;
  let headers: Record<string, unknown> = {};
  const server = createServer((request, response) => {
    headers = request.headers;
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://studio');
    const send = (value: object) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ success: true, value }));
    if (statement && round && pathname === studioRound.path) return void send(round);
    if (!statement) return void response.writeHead(503).end('closed');
    const from = Number(query.get('after') ?? 0);
    const next = from + 1 < statement.lines.length ? { next: String(from + 1) } : {};
    send({ since: statement.since, list: statement.lines.slice(from, from + 1), ...next });
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the statement server has no port');
  return {
    origin: `http://localhost:${address.port}`,
    setStatement(lines, since = '2026-01-01T00:00:00.000Z') {
      statement = { lines, since };
    },
    setRound(value) {
      round = value;
    },
    makeUnavailable() {
      statement = undefined;
    },
    lastHeaders: () => headers,
    close: () => new Promise((done) => server.close(() => done())),
  };
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Settings } from '../config/settings.ts';
import { outageRetrySeconds } from '../database/outage.rules.ts';
import { outageAnswer } from '../http/answers.ts';
import { languageOf } from '../http/language.ts';
import type { StartProgress } from './progress.ts';
import { type StandByPage, standByPage } from './stand-by-page.ts';

export interface StandBy {
  /** Frees both ports for the platform itself. */
  close(): Promise<void>;
}

type ListenSettings = Pick<Settings, 'PORT' | 'OPERATOR_PORT' | 'HOST'>;

/** Serves both ports while the platform starts or waits for its database: alive, not ready, and a page that says so. */
export async function openStandBy(
  { PORT, OPERATOR_PORT, HOST }: ListenSettings,
  progress: StartProgress,
): Promise<StandBy> {
  const servers: Server[] = [];
  for (const port of new Set([PORT, OPERATOR_PORT])) servers.push(await listen(port, HOST, progress));
  return {
    async close() {
      await Promise.all(servers.map(closeServer));
    },
  };
}

function answer(request: IncomingMessage, response: ServerResponse, progress: StartProgress): void {
  // Bodies are not read; closing the connection keeps one on its way from being read as the next request.
  if (request.method !== 'GET') response.setHeader('connection', 'close');
  const [path] = (request.url ?? '').split('?');
  const language = languageOf(request.headers['accept-language']);
  if (path !== '/healthz') response.setHeader('retry-after', outageRetrySeconds);
  if (path === '/healthz') sendJson(response, 200, '{"ok":true}');
  else if (path === '/readyz') sendJson(response, 503, JSON.stringify({ ok: false, steps: progress.steps() }));
  else if (wantsPage(request)) sendPage(response, standByPage(language, progress.steps()));
  else sendJson(response, 503, outageAnswer(language).body);
}

function wantsPage({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && (headers.accept?.includes('text/html') ?? false);
}

function sendPage(response: ServerResponse, { html, headers }: StandByPage): void {
  response.writeHead(503, headers).end(html);
}

function sendJson(response: ServerResponse, status: number, body: string): void {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  response.writeHead(status, headers).end(body);
}

function listen(port: number, host: string, progress: StartProgress): Promise<Server> {
  const server = createServer((request, response) => answer(request, response, progress));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

import { readFile } from 'node:fs/promises';
import { Agent, createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { BuiltRelease } from '@portal/build/build-release';
import { renderIndexHtml } from '@portal/platform/modules/releases/site/render-index-html';
import { compressedVariants } from '@portal/platform/modules/releases/storage/compressed-variants';
import { answererOf, singleBase } from './single-paths.rules.ts';

interface SingleSite {
  address: string;
  close(): Promise<void>;
}

interface Ready {
  type: string;
  plain: Uint8Array;
  brotli: Uint8Array | undefined;
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** Serves the single bundle as the platform serves the federated one, and hands every call on to the same platform. */
export async function startSingleSite({ folder, manifest }: BuiltRelease, platform: string): Promise<SingleSite> {
  const files = new Map<string, Ready>();
  for (const { path: name } of manifest.files)
    files.set(name, await readyFile(name, await readFile(path.join(folder, name))));
  const html = renderIndexHtml({
    release: manifest,
    base: singleBase,
    compositionJws: '',
    title: 'Portal',
    settings: { language: 'en' },
  });
  const page = await readyFile('index.html', Buffer.from(html));
  const served = await servedHeaders(platform);
  const agent = new Agent({ keepAlive: true });
  const server = createServer((request, response) => {
    const answerer = answererOf(request.url ?? '/');
    if (answerer.by === 'platform') return forward(request, response, platform, agent);
    if (answerer.by === 'page') return send(response, page, served.page);
    const file = files.get(answerer.file);
    if (!file) return response.writeHead(404).end();
    send(response, file, served.file);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      agent.destroy();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

async function readyFile(name: string, plain: Uint8Array): Promise<Ready> {
  const brotli = (await compressedVariants(name, plain)).find(({ suffix }) => suffix === '.br')?.bytes;
  return { type: types[path.extname(name)] ?? 'application/octet-stream', plain, brotli };
}

type HeaderFields = Record<string, string>;

/** The headers of the platform's own page and of a script of it, so that both builds are served alike. */
async function servedHeaders(platform: string): Promise<{ page: HeaderFields; file: HeaderFields }> {
  const answer = await fetch(platform, { headers: { accept: 'text/html' } });
  const script = /<script defer src="([^"]+)"/.exec(await answer.text())?.[1];
  if (!script) throw new Error(`${platform} has no script of the shell`);
  const file = await fetch(new URL(script, platform));
  await file.arrayBuffer();
  return { page: endToEndHeaders(answer), file: endToEndHeaders(file) };
}

function endToEndHeaders({ headers }: Response): HeaderFields {
  const left = ['content-length', 'content-encoding', 'content-type', 'connection', 'date', 'keep-alive'];
  return Object.fromEntries([...headers].filter(([name]) => ![...left, 'transfer-encoding'].includes(name)));
}

function send(response: ServerResponse, file: Ready, headers: HeaderFields): void {
  const encoding = file.brotli && { 'content-encoding': 'br' };
  response.writeHead(200, { ...headers, ...encoding, 'content-type': file.type, vary: 'Accept-Encoding' });
  response.end(file.brotli ?? file.plain);
}

function forward(request: IncomingMessage, response: ServerResponse, platform: string, agent: Agent): void {
  const { method, headers } = request;
  const onward = httpRequest(new URL(request.url ?? '/', platform), { method, headers, agent }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.once('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
  // A page that is closed ends its live stream behind the proxy too.
  response.once('close', () => onward.destroy());
  request.pipe(onward);
}

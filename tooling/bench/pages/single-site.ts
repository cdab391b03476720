import { readFile } from 'node:fs/promises';
import { Agent, createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { compressedVariants } from '../../../platform/src/modules/releases/compressed-variants.ts';
import { renderIndexHtml } from '../../../platform/src/modules/releases/index-html.ts';
import type { BuiltRelease } from '../../build/build-release.ts';
import { answererOf, singleBase } from './single-paths.rules.ts';

export interface SingleSite {
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
  const pageHeaders = await headersOfPage(platform);
  const agent = new Agent({ keepAlive: true });
  const server = createServer((request, response) => {
    const answerer = answererOf(request.url ?? '/');
    if (answerer.by === 'platform') return handOn(request, response, platform, agent);
    if (answerer.by === 'page') return send(response, page, pageHeaders);
    const file = files.get(answerer.file);
    if (!file) return response.writeHead(404).end();
    send(response, file, { 'cache-control': 'public, max-age=31536000, immutable' });
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

/** The policies of the platform's own page, so that both pages obey the same. */
async function headersOfPage(platform: string): Promise<Record<string, string>> {
  const answer = await fetch(platform, { headers: { accept: 'text/html' } });
  await answer.arrayBuffer();
  const left = ['content-length', 'content-encoding', 'etag', 'connection', 'date', 'keep-alive', 'transfer-encoding'];
  return Object.fromEntries([...answer.headers].filter(([name]) => !left.includes(name)));
}

function send(response: ServerResponse, file: Ready, headers: Record<string, string>): void {
  const encoding = file.brotli && { 'content-encoding': 'br' };
  response.writeHead(200, { ...headers, ...encoding, 'content-type': file.type, vary: 'Accept-Encoding' });
  response.end(file.brotli ?? file.plain);
}

function handOn(request: IncomingMessage, response: ServerResponse, platform: string, agent: Agent): void {
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

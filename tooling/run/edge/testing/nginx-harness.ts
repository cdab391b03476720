import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after } from 'node:test';
import { promisify } from 'node:util';
import { root } from '@portal/build/webpack/workspace';
import { freePort } from '@portal/machine/free-port';
import { compressedVariants } from '@portal/platform/modules/releases/storage/compressed-variants';
import { type NginxServer, startNginx } from '../nginx-server.ts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

interface Surface {
  port: number;
  server: NginxServer;
  /** Sends the address unchanged, which fetch would normalise first. */
  get(address: string, headers?: Record<string, string>): Promise<Answer>;
}

interface Edge extends Surface {
  tlsPort: number;
}

/**
 * Starts the edge, the shell's server with releases of two remotes and the shell, and a stand-in for the platform; all
 * end with the tests of the file. Further servers start when asked for.
 */
export async function nginxHarness() {
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-files-'));
  const files = path.join(folder, 'data');
  await writeReleases(files);
  const platform = await startPlatform();
  const platformServer = `127.0.0.1:${(platform.address() as AddressInfo).port}`;
  const servers: NginxServer[] = [];
  after(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    platform.closeAllConnections();
    await new Promise((done) => platform.close(done));
    await rm(folder, { recursive: true });
  });

  async function start(name: string, template: string, values: Record<string, string>): Promise<Surface> {
    const port = await freePort();
    const server = await startNginx({ name, template, port, folder, values });
    servers.push(server);
    return { port, server, get: (address, headers) => get(port, address, headers) };
  }

  const shell = await start('shell', 'shell', { FILES_DIR: files });

  async function startEdge(name: string, scheme: string): Promise<Edge> {
    const tlsPort = await freePort();
    const surface = await start(name, 'edge', {
      PLATFORM_SERVER: platformServer,
      SHELL_SERVER: `127.0.0.1:${shell.port}`,
      PLAYERS_SCHEME: scheme,
      TLS_DIR: await writeTls(path.join(folder, `tls-${name}`), tlsPort),
      TLS_SERVER: 'unix:',
    });
    return { ...surface, tlsPort };
  }

  return {
    shell,
    /** Stands behind a proxy that ends TLS. */
    edge: await startEdge('edge', 'https'),
    /** Starts an edge that ends TLS itself. */
    startOwnEdge: () => startEdge('own', '$scheme'),
    startGames: () => start('remote-games', 'releases', { FILES_DIR: files, REMOTE: 'remote-games' }),
    startScripts: () =>
      start('scripts', 'scripts', {
        SCRIPTS_SERVER: platformServer,
        PLAYERS_SCHEME: 'https',
        TLS_DIR: folder,
        TLS_SERVER: 'unix:',
      }),
    /** Returns what the edge has logged. */
    edgeLog: () => readFile(path.join(folder, 'edge/nginx.log'), 'utf8'),
  };
}

/** Status, media type and caching of an answer. */
export const outlineOf = ({ status, headers }: Answer) => ({
  status,
  type: headers['content-type']?.split(';')[0],
  cache: headers['cache-control'],
});

const script = `console.log(${JSON.stringify('portal '.repeat(300))});\n`;

async function writeReleases(files: string): Promise<void> {
  for (const name of ['remote-games', 'remote-lottery', 'shell']) {
    const release = path.join(files, 'releases', name, '1.0.0');
    await mkdir(release, { recursive: true });
    for (const file of ['main.abc.js', 'main.abc.css']) {
      await writeFile(path.join(release, file), script);
      for (const { suffix, bytes } of await compressedVariants(file, Buffer.from(script)))
        await writeFile(path.join(release, file + suffix), bytes);
    }
    await writeFile(path.join(release, 'small.abc.js'), '0;');
    for (const suffix of ['', '.br', '.gz']) await writeFile(path.join(release, `bom.json${suffix}`), '{}');
    await writeFile(path.join(release, 'face.abc.woff2'), 'font');
  }
  const site = path.join(files, 'site');
  await mkdir(path.join(site, 'previews'), { recursive: true });
  await writeFile(path.join(site, 'index.html'), '<!doctype html><title>Portal</title>');
  await writeFile(path.join(site, 'composition.json'), '{"sequence":1}');
  await writeFile(path.join(site, 'previews/abc123.json'), '{}');
  const headers = `add_header content-security-policy "default-src 'none'" always;\nadd_header cache-control "no-cache" always;\n`;
  await writeFile(path.join(site, 'headers.conf'), headers);
}

/** Writes `tls.conf` as an operator makes it from the example, with a certificate of its own; returns the folder. */
async function writeTls(folder: string, port: number): Promise<string> {
  await mkdir(folder);
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  const asked = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  await promisify(execFile)('openssl', [...asked, '-subj', '/CN=localhost', '-keyout', key, '-out', certificate]);
  const example = await readFile(path.join(root, 'edge/tls/tls.conf.example'), 'utf8');
  const own = example.replace('8443', `127.0.0.1:${port}`).replaceAll('/etc/nginx/tls', folder);
  await writeFile(path.join(folder, 'tls.conf'), own);
  return folder;
}

/** Stands in for the platform and reports its requests. */
async function startPlatform(): Promise<Server> {
  const platform = createServer((incoming, answer) => {
    if (incoming.url === '/wps/events') {
      answer.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      answer.write('data: first\n\n');
      return;
    }
    const { url, headers } = incoming;
    answer.setHeader('set-cookie', 'a=b');
    const cacheHeaders = url?.startsWith('/content/') ? { 'cache-control': 'public, max-age=60' } : {};
    answer.writeHead(200, { 'content-type': 'application/json', ...cacheHeaders });
    answer.end(JSON.stringify({ url, headers }));
  });
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  return platform;
}

function get(port: number, address: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: address, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk) => (text += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    asked.once('error', reject);
    asked.end();
  });
}

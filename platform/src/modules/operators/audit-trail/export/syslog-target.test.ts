import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { createServer } from 'node:tls';
import { promisify } from 'node:util';
import { sendFrames } from './syslog-target.ts';

const run = promisify(execFile);
const folder = await mkdtemp(path.join(tmpdir(), 'portal-syslog-'));
const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
const keyOptions = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', key];
await run('openssl', ['req', '-x509', ...keyOptions, '-out', certificate, '-days', '2', ...subject]);
const received: string[] = [];
const server = createServer(
  { key: await readFile(key), cert: await readFile(certificate), allowHalfOpen: true },
  async (socket) => {
    received.push(await text(socket));
    socket.end();
  },
);
server.on('tlsClientError', () => {});
await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
const { port } = server.address() as AddressInfo;
const target = { kind: 'syslog', host: 'localhost', port, isEncrypted: true } as const;
after(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

test('sends over TLS to a receiver whose authority is named, and nothing to any other', async () => {
  await assert.rejects(sendFrames(target, ['5 first']), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
  assert.deepEqual(received, []);
  const program = `import { sendFrames } from ${JSON.stringify(new URL('./syslog-target.ts', import.meta.url).href)};
    await sendFrames(${JSON.stringify(target)}, ['5 first', '6 second']);`;
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate };
  await run(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], { env });
  assert.deepEqual(received, ['5 first6 second']);
});

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { readSettings } from '../config/settings.ts';
import { createLogger } from '../monitoring/logger.ts';
import { bareServer } from './server.ts';

let app: FastifyInstance;
before(async () => {
  const parts = { settings: readSettings({}), logger: createLogger('error') };
  app = bareServer(parts, { headers: 100, request: 200, check: 20 });
  app.post('/body', async () => 'read');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
after(() => app.close());

/** Sends a part of a request and never the rest; returns what the server said when it had closed the connection. */
async function answerTo(part: string): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.on('data', (data) => {
    text += data;
  });
  socket.on('error', () => undefined);
  socket.write(part);
  await once(socket, 'close');
  return text;
}

// covers 9
for (const [what, part] of [
  ['headers', 'POST /body HTTP/1.1\r\nHost: a\r\n'],
  ['a body', 'POST /body HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{'],
] as const)
  test(`ends a connection whose sender never finishes ${what}`, { timeout: 20_000 }, async () => {
    assert.match(await answerTo(part), /^HTTP\/1\.1 408 /);
  });

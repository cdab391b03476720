import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { test } from 'node:test';
import Fastify from 'fastify';
import { endUnusedConnections } from './unused-connections.ts';

// covers 4
test('ends a connection that was opened ahead with the server, but not an answer in progress', {
  timeout: 20_000,
}, async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  endUnusedConnections(app);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    app.get('/', async () => {
      resolve();
      await new Promise<void>((go) => {
        answer = go;
      });
      return 'whole';
    });
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const opened = once(app.server, 'connection');
  const ahead = connect(port, '127.0.0.1');
  ahead.on('error', () => undefined);
  // Without reading, the end of the connection goes unnoticed.
  ahead.resume();
  await opened;
  const whole = fetch(address).then((got) => got.text());
  await asked;
  const closed = app.close();
  // It closed while the other request was still being answered, so not because the server ended.
  await once(ahead, 'close');
  answer();
  assert.equal(await whole, 'whole');
  await closed;
});

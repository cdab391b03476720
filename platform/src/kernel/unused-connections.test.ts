import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { test } from 'node:test';
import Fastify from 'fastify';
import { endUnusedConnections } from './unused-connections.ts';

test('a connection that was opened ahead is ended with the server; an answer under way is not', {
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
  // The end of what is not read is not noticed.
  ahead.resume();
  await opened;
  const whole = fetch(address).then((got) => got.text());
  await asked;
  const closed = app.close();
  // Ended while the other one is still being answered: not because of the end of the server.
  await once(ahead, 'close');
  answer();
  assert.equal(await whole, 'whole');
  await closed;
});

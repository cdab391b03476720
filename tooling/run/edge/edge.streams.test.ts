import assert from 'node:assert/strict';
import { request } from 'node:http';
import { connect } from 'node:http2';
import { test } from 'node:test';
import { nginxHarness } from './testing/nginx-harness.ts';

const { edge } = await nginxHarness();

// covers 10
test('the live stream is passed on at once', async () => {
  const first = await new Promise<string>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: edge.port, path: '/wps/events' }, (answer) =>
      answer.once('data', (chunk) => {
        resolve(String(chunk));
        asked.destroy();
      }),
    );
    asked.once('error', reject);
    asked.setTimeout(5_000, () => asked.destroy(new Error('nothing came')));
    asked.end();
  });
  assert.equal(first, 'data: first\n\n');
});

// covers 4
test('over HTTP/2 a page loads beside ten live streams on one connection', async () => {
  const session = connect(`https://localhost:${edge.tlsPort}`, { rejectUnauthorized: false });
  const first = (address: string) =>
    new Promise<string>((resolve, reject) => {
      const asked = session.request({ ':path': address });
      asked.setEncoding('utf8').once('data', resolve).once('error', reject);
    });
  const streams = await Promise.all(Array.from({ length: 10 }, () => first('/wps/events')));
  assert.deepEqual(new Set(streams), new Set(['data: first\n\n']));
  assert.match(await first('/'), /<title>Portal/);
  assert.equal(session.alpnProtocol, 'h2');
  session.destroy();
});

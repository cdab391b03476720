import assert from 'node:assert/strict';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach } from 'node:test';
import { defineCall } from '@portal/shared/contract/calls/define-call';
import { vendorHeaders } from '@portal/shared/contract/vendor-api/signing';
import * as v from 'valibot';
import type { App } from '../../../app.ts';
import { databaseTests } from '../../../testing/database/databases.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { otherStudio, testProvider, testStudio } from '../testing/test-studio.ts';

const whatIsOn = defineCall({
  method: 'get',
  path: '/feed/v1/test',
  access: 'vendor',
  input: v.object({}),
  output: v.object({ list: v.pipe(v.array(v.strictObject({ name: v.string() })), v.maxLength(3)) }),
  refusals: [],
});

let answer: RequestListener;
let requests: { url?: string; key?: string }[] = [];
const server = createServer((request, response) => {
  requests.push({ url: request.url, key: String(request.headers[vendorHeaders.key]) });
  answer(request, response);
});
const { test, database } = databaseTests();
before(() => new Promise<void>((done) => server.listen(0, 'localhost', done)));
after(() => new Promise((done) => server.close(done)));
beforeEach(() => {
  requests = [];
});

/** For so long after the start a studio may be starting, too. */
const startMs = 30_000;

const json =
  (value: unknown): RequestListener =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
const good = json({ success: true, value: { list: [{ name: 'a' }] } });

async function withFeed(use: (parts: { app: App; clock: ReturnType<typeof testClock> }) => Promise<void>) {
  const clock = testClock();
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const app = await testApp(database(), { clock, env: { VENDOR_ORIGIN: origin } });
  try {
    await testStudio(app);
    await use({ app, clock });
  } finally {
    await app.close();
  }
}

test('asks a studio once for many readers at once, and again after two seconds', () =>
  withFeed(async ({ app, clock }) => {
    answer = good;
    const read = app.modules.games.studioFeed(whatIsOn);
    const all = await Promise.all(Array.from({ length: 50 }, read));
    await read();
    assert.deepEqual([...(all[49] ?? [])], [[testProvider, { list: [{ name: 'a' }] }]]);
    assert.equal(requests.length, 1);
    assert.equal(requests[0]?.url, whatIsOn.path);
    assert.match(requests[0]?.key ?? '', /^vk_/);
    clock.advanceMs(2001);
    await read();
    assert.equal(requests.length, 2);
  }));

const faults: Record<string, RequestListener> = {
  'another shape': json({ success: true, value: { list: [{ name: 7 }] } }),
  'a field that is not agreed': json({ success: true, value: { list: [{ name: 'a', script: '<b>' }] } }),
  'more than agreed': json({ success: true, value: { list: Array.from({ length: 4 }, () => ({ name: 'a' })) } }),
  'a refusal': json({ success: false, code: 'no', message: 'no' }),
  'no JSON': (_request, response) => void response.end('<html>'),
  'an error': (_request, response) => void response.writeHead(500).end(),
  'a redirect': (_request, response) => void response.writeHead(302, { location: 'http://localhost/' }).end(),
  'a broken connection': (request) => void request.socket.destroy(),
  'a body that does not end': (_request, response) => {
    const more = setInterval(() => response.write(' '.repeat(100_000)), 1);
    response.on('close', () => clearInterval(more));
  },
  silence: () => undefined,
};

for (const [name, fault] of Object.entries(faults)) {
  test(`leaves out a studio that answers with ${name}, and does not ask it again at once`, () =>
    withFeed(async ({ app, clock }) => {
      answer = fault;
      const read = app.modules.games.studioFeed(whatIsOn);
      clock.advanceMs(startMs);
      const started = Date.now();
      assert.deepEqual([...(await read())], []);
      assert.ok(Date.now() - started < 5000, 'no player waits for it for long');
      clock.advanceMs(3000);
      await read();
      assert.equal(requests.length, 1, 'it is left alone for a while');
      answer = good;
      clock.advanceMs(15_000);
      assert.equal((await read()).size, 1, 'it is shown again');
    }));
}

test('asks a studio without a pause until it has answered once, for half a minute after the start', () =>
  withFeed(async ({ app, clock }) => {
    answer = (_request, response) => void response.writeHead(503).end();
    const read = app.modules.games.studioFeed(whatIsOn);
    await read();
    assert.equal(read.isStarting(), true);
    clock.advanceMs(2001);
    answer = good;
    assert.equal((await read()).size, 1);
    assert.equal(read.isStarting(), false, 'it has answered');
    answer = (_request, response) => void response.writeHead(503).end();
    clock.advanceMs(2001);
    await read();
    assert.equal(read.isStarting(), false, 'it fails, but it had started');
    clock.advanceMs(2001);
    await read();
    assert.equal(requests.length, 3, 'it is left alone');
    const other = app.modules.games.studioFeed(whatIsOn);
    await other();
    clock.advanceMs(startMs);
    assert.equal(other.isStarting(), false, 'it has had its time');
  }));

const unserved: Record<string, RequestListener> = {
  'a page that is not there': (_request, response) => void response.writeHead(404).end('<html>'),
  'an unknown call': json({ success: false, code: 'unknown_call', message: 'no' }),
};

for (const [name, refusal] of Object.entries(unserved)) {
  test(`takes ${name} for the answer of a studio that has no such feed, and pauses after it`, () =>
    withFeed(async ({ app, clock }) => {
      answer = refusal;
      const read = app.modules.games.studioFeed(whatIsOn);
      assert.equal((await read()).size, 0);
      assert.equal(read.isStarting(), false);
      clock.advanceMs(3000);
      await read();
      assert.equal(requests.length, 1, 'it is left alone');
      answer = good;
      clock.advanceMs(15_000);
      assert.equal((await read()).size, 1, 'it serves the feed now');
    }));
}

test('shows the others when one studio cannot be reached, and asks none without a live key', () =>
  withFeed(async ({ app, clock }) => {
    answer = good;
    const other = await otherStudio(app, 'gone-studio', 'GONE');
    const read = app.modules.games.studioFeed(whatIsOn);
    assert.deepEqual([...(await read()).keys()], [testProvider]);
    await app.modules.games.endVendorKey(other.key.keyId);
    for (const { keyId, provider } of await app.modules.games.listVendorKeys(new Date(0)))
      if (provider === testProvider) await app.modules.games.endVendorKey(keyId);
    clock.advanceMs(60_000);
    assert.deepEqual([...(await read()).keys()], []);
    assert.equal(requests.length, 1);
  }));

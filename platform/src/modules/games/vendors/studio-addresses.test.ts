import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { after, before, test } from 'node:test';
import { createStudioAddresses } from './studio-addresses.ts';

const hosts: Record<string, string[]> = {
  'koi.example': ['203.0.114.9', '2606:4700::1111'],
  'portal.example': ['198.51.99.7'],
  'mirror.example': ['198.51.99.8'],
};
const resolve = async (host: string) => {
  const addresses = hosts[host];
  if (!addresses) throw new Error(`no ${host}`);
  return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
};
const addressesFor = (environment: object) =>
  createStudioAddresses({
    environment: {
      NODE_ENV: 'production',
      DEMO_DATA: false,
      PUBLIC_ORIGIN: 'https://portal.example',
      VENDOR_ORIGIN: 'https://koi.example',
      ...environment,
    },
    settings: { get: async () => ['mirror.example:8443'] as never },
    resolve,
  });

let server: Server;
let port: number;
let requests = 0;
before(async () => {
  server = createServer((_request, response) => {
    requests += 1;
    response.end('{}');
  });
  await new Promise<void>((resolved) => server.listen(0, '127.0.0.1', resolved));
  ({ port } = server.address() as AddressInfo);
});
after(() => new Promise((resolved) => server.close(resolved)));

const codeOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'taken',
    (error: { code?: string; cause?: { code?: string } }) => error.cause?.code ?? error.code,
  );

// covers 6
test('refuses in production what is loopback, private, link-local or our own, by its name or by what it resolves to', async () => {
  const { assertSafe } = addressesFor({});
  const [machine] = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  Object.assign(hosts, {
    'metadata.evil.example': ['169.254.169.254'],
    'loop.evil.example': ['127.0.0.1'],
    'mixed.evil.example': ['203.0.114.9', '10.0.0.5'],
    'six.evil.example': ['::ffff:127.0.0.1'],
    'us.evil.example': ['198.51.99.7'],
    'mirror.evil.example': ['198.51.99.8'],
    'machine.evil.example': [machine?.address ?? '127.0.0.1'],
  });
  assert.equal(await codeOf(assertSafe('https://koi.example')), 'taken');
  for (const name of ['metadata', 'loop', 'mixed', 'six', 'us', 'mirror', 'machine'])
    assert.equal(await codeOf(assertSafe(`https://${name}.evil.example`)), 'unsafe_origin', name);
  for (const origin of ['http://localhost:8082', 'http://127.0.0.1', 'http://169.254.169.254', 'https://db'])
    assert.equal(await codeOf(assertSafe(origin)), 'unsafe_origin', origin);
  assert.equal(await codeOf(assertSafe('https://nowhere.example')), 'studio_origin_unresolved');
});

// covers 6
test('connects to no address that was not checked, though the name resolves to another after the check', async () => {
  const get = (fetch: ReturnType<typeof addressesFor>['fetch'], host: string) =>
    fetch(`http://${host}:${port}/statement`, { headers: {}, timeoutMs: 5000, maxBytes: 1000 });
  hosts['turns.evil.example'] = ['127.0.0.1'];
  assert.equal(await codeOf(get(addressesFor({}).fetch, 'turns.evil.example')), 'unsafe_origin');
  assert.equal(await codeOf(get(addressesFor({}).fetch, '127.0.0.1')), 'unsafe_origin');
  const { assertSafe, fetch } = addressesFor({});
  hosts['rebinds.evil.example'] = ['203.0.114.9'];
  await assertSafe('http://rebinds.evil.example');
  hosts['rebinds.evil.example'] = ['127.0.0.1'];
  assert.equal(await codeOf(get(fetch, 'rebinds.evil.example')), 'unsafe_origin');
  assert.equal(requests, 0, 'nothing was connected to');
});

// covers 6
test('leaves a public demo the demo studio alone on the machine itself', async () => {
  const { assertSafe, fetch } = addressesFor({ DEMO_DATA: true, VENDOR_ORIGIN: 'http://localhost:8081' });
  for (const origin of ['http://169.254.169.254', 'http://127.0.0.1:8081', 'http://localhost:8082'])
    assert.equal(await codeOf(assertSafe(origin)), 'unsafe_origin', origin);
  hosts.localhost = ['127.0.0.1'];
  assert.equal(
    await codeOf(fetch(`http://localhost:${port}/`, { headers: {}, timeoutMs: 5000, maxBytes: 1000 })),
    'unsafe_origin',
    'another port',
  );
});

test('leaves a demo and development their studio on the machine itself', async () => {
  hosts.localhost = ['127.0.0.1'];
  const VENDOR_ORIGIN = `http://localhost:${port}`;
  for (const environment of [{ DEMO_DATA: true, VENDOR_ORIGIN }, { NODE_ENV: 'development' as const }]) {
    const { assertSafe, fetch } = addressesFor(environment);
    await assertSafe(VENDOR_ORIGIN);
    const answer = await fetch(`http://localhost:${port}/`, { headers: {}, timeoutMs: 5000, maxBytes: 1000 }).catch(
      (error: unknown) => error,
    );
    assert.ok(typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 200);
  }
});

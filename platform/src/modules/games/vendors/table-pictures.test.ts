import assert from 'node:assert/strict';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, test } from 'node:test';
import sharp from 'sharp';
import { createCheckedFetch } from '../../../kernel/http/checked-fetch.ts';
import { createLogger } from '../../../kernel/monitoring/logger.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { pictureLimits } from './table-picture.rules.ts';
import { createTablePictures } from './table-pictures.ts';

let answer: RequestListener;
let asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  answer(request, response);
});
before(() => new Promise<void>((done) => server.listen(0, 'localhost', done)));
after(() => {
  server.closeAllConnections();
  return new Promise((done) => server.close(done));
});
beforeEach(() => {
  asked = [];
});

const svgOf = (text: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><text>${text}</text></svg>`;
const sending =
  (type: string, body: string | Uint8Array): RequestListener =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': type }).end(body);
/** Another picture at each path. */
const good: RequestListener = (request, response) =>
  sending('image/svg+xml', svgOf(request.url ?? ''))(request, response);

const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#123' } });

function openTables() {
  const clock = testClock();
  const fetch = createCheckedFetch(async () => undefined);
  const pictures = createTablePictures({ clock, logger: createLogger('silent') }, fetch);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const addressOf = (path: string, nodeId = 'koi.one') =>
    pictures.addressOf({ nodeId, provider: 'koi', url: origin + path });
  /** What a table shows once its studio has answered. */
  const shown = async (path: string, nodeId?: string) => {
    addressOf(path, nodeId);
    await pictures.settle();
    const address = addressOf(path, nodeId);
    return address ? pictures.find(address.replace('/content/tables/', '')) : undefined;
  };
  return { clock, pictures, addressOf, shown };
}

test('asks for a picture once, and names it by its content', async () => {
  answer = good;
  const { addressOf, shown, clock } = openTables();
  assert.equal(addressOf('/mai.svg'), undefined, 'nobody waits for it');
  const picture = await shown('/mai.svg');
  assert.equal(Buffer.from(picture?.bytes ?? []).toString(), svgOf('/mai.svg'));
  assert.match(addressOf('/mai.svg') ?? '', /^\/content\/tables\/[0-9a-f]{32}\.svg$/);
  clock.advanceMs(3_600_000);
  await shown('/mai.svg');
  assert.deepEqual(asked, ['/mai.svg']);
});

test('accepts PNG, JPEG and WebP that are what they say', async () => {
  const { shown } = openTables();
  const made = { png: await flat(4, 2).png().toBuffer(), jpeg: await flat(4, 2).jpeg().toBuffer() };
  for (const [type, bytes] of Object.entries({ ...made, webp: await flat(4, 2).webp().toBuffer() })) {
    answer = sending(`image/${type}`, bytes);
    assert.equal((await shown(`/${type}.png`, type))?.type, `image/${type}`);
  }
});

const jpegAtLimit = pictureLimits.pixels / 1000;
const faults: Record<string, () => RequestListener | Promise<RequestListener>> = {
  'a redirect': () => (request, response) =>
    request.url === '/mai.svg'
      ? void response.writeHead(302, { location: '/elsewhere.svg' }).end()
      : good(request, response),
  'a megabyte': () => sending('image/svg+xml', svgOf('x'.repeat(1_000_000))),
  HTML: () => sending('text/html', '<h1>Log in</h1>'),
  'HTML as SVG': () => sending('image/svg+xml', '<!doctype html><h1>Log in</h1>'),
  'HTML as PNG': () => sending('image/png', '<h1>Log in</h1>'),
  'SVG as PNG': () => sending('image/png', svgOf('a')),
  'JPEG as PNG': async () => sending('image/png', await flat(4, 2).jpeg().toBuffer()),
  'a picture that unpacks to too many pixels': async () =>
    sending(
      'image/png',
      await flat(1000, jpegAtLimit + 1)
        .png()
        .toBuffer(),
    ),
  'an SVG with a script': () => sending('image/svg+xml', svgOf('<script>1</script>')),
  'nothing as PNG': () => sending('image/png', ''),
  'no type': () => (_request, response) => void response.end(svgOf('a')),
  'an error': () => (_request, response) => void response.writeHead(500, { 'content-type': 'image/png' }).end(),
  'a broken connection': () => (request) => void request.socket.destroy(),
  silence: () => () => undefined,
  'a body that does not end': () => (_request, response) => {
    response.writeHead(200, { 'content-type': 'image/svg+xml' });
    const more = setInterval(() => response.write(' '), 50);
    response.on('close', () => clearInterval(more));
  },
};
for (const [name, fault] of Object.entries(faults))
  test(`shows no picture where the studio answers with ${name}, and asks again after a minute`, async () => {
    const { shown, clock } = openTables();
    answer = await fault();
    assert.equal(await shown('/mai.svg'), undefined);
    answer = good;
    assert.equal(await shown('/mai.svg'), undefined);
    assert.deepEqual(asked, ['/mai.svg'], 'once, and no other path');
    clock.advanceMs(60_000);
    assert.ok(await shown('/mai.svg'));
  });

test('changes the picture of a table once a minute, and shows the last one until then', async () => {
  answer = good;
  const { shown, addressOf, clock, pictures } = openTables();
  const first = await shown('/one.svg');
  for (const path of ['/two.svg', '/three.svg', '/four.svg']) {
    clock.advanceMs(19_000);
    assert.equal(await shown(path), first);
  }
  assert.deepEqual(asked, ['/one.svg']);
  clock.advanceMs(3000);
  assert.equal(addressOf('/five.svg'), `/content/tables/${first?.name}`, 'also while the next one is asked for');
  const second = await shown('/five.svg');
  assert.notEqual(second?.name, first?.name);
  assert.equal(pictures.find(first?.name ?? ''), first, 'for pages that are some seconds old');
  answer = sending('text/html', '');
  clock.advanceMs(60_000);
  assert.equal(await shown('/six.svg'), undefined);
});

test('holds pictures of a hundred tables of a studio, and asks for eight at a time', async () => {
  const waiting: (() => void)[] = [];
  answer = (request, response) => void waiting.push(() => good(request, response));
  const { addressOf, shown, pictures, clock } = openTables();
  for (let table = 0; table < 20; table += 1) addressOf(`/${table}.svg`, `koi.${table}`);
  while (waiting.length < 8) await new Promise((done) => setImmediate(done));
  answer = good;
  for (const send of waiting) send();
  await pictures.settle();
  assert.equal(asked.length, 8);
  for (let table = 0; table < 105; table += 1) await shown(`/${table}.svg`, `koi.${table}`);
  assert.equal(asked.length, 100);
  assert.equal(await shown('/another.svg', 'koi.another'), undefined);
  clock.advanceMs(600_001);
  assert.ok(await shown('/another.svg', 'koi.another'), 'once the others have left the lobby');
});

import assert from 'node:assert/strict';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before } from 'node:test';
import { listCatalogue } from '@portal/shared/contract/games/catalogue';
import { listLiveTables } from '@portal/shared/contract/games/live-tables';
import { studioTables } from '@portal/shared/contract/vendor-api/live-tables';
import type { App } from '../../../app.ts';
import { apiClient } from '../../../testing/api-client.ts';
import { databaseTests } from '../../../testing/database/databases.ts';
import { type TestClock, testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { fileGame } from '../testing/file-game.ts';
import { otherStudio, testGame } from '../testing/test-studio.ts';

const clockStart = Date.parse('2026-03-02T08:00:00.000Z');
const tableOf = (gameCode: string, change: object = {}) => ({
  gameCode,
  roundNo: 8,
  opensAt: clockStart,
  closesAt: clockStart + 12_000,
  drawsAt: clockStart + 14_000,
  endsAt: clockStart + 20_000,
  road: [
    { roundNo: 6, outcome: 'banker' },
    { roundNo: 7, outcome: 'tie' },
  ],
  minBet: '1.00',
  maxBet: '10000.00',
  players: 2,
  shoe: { cards: 416, cardsLeft: 411 },
  dealer: 'Mai',
  ...change,
});

let answer: RequestListener;
const server = createServer((request, response) => answer(request, response));
const { test, database } = databaseTests();
before(() => new Promise<void>((done) => server.listen(0, 'localhost', done)));
after(() => new Promise((done) => server.close(done)));

const json =
  (value: unknown): RequestListener =>
  (request, response) =>
    request.url === studioTables.path
      ? void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))
      : void response.writeHead(404).end();
const showing = (...tables: object[]) => json({ success: true, value: { tables } });
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><rect width="2" height="1"/></svg>';
const withPicture =
  (picture: RequestListener): RequestListener =>
  (request, response) =>
    request.url === '/tables/one/mai.svg'
      ? picture(request, response)
      : showing(tableOf('baccarat-1', { picture: '/tables/one/mai.svg' }))(request, response);

async function withTables(
  use: (parts: {
    app: App;
    clock: TestClock;
    /** Lists the tables, after a while, by the code of their game. */
    read: () => Promise<string[]>;
    /** Lists the addresses of the pictures of the tables, after a second. */
    pictures: () => Promise<(string | undefined)[]>;
  }) => Promise<void>,
) {
  const clock = testClock();
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const app = await testApp(database(), { clock, env: { VENDOR_ORIGIN: origin } });
  const gameOf = (gameCode: string) => ({
    ...fileGame,
    gameCode,
    gameName: gameCode,
    gameType: 'LIVE',
    vassalage: 'TAB',
  });
  try {
    await app.modules.games.importCatalogue({
      provider: 'table-studio',
      origin,
      vendors: [{ vassalage: 'TAB', name: 'Tables', gameType: 'LIVE' }],
      games: [gameOf('baccarat-1'), gameOf('baccarat-2')],
    });
    await app.modules.games.createVendorKey('table-studio');
    const list = async () => (await apiClient(app).send(listLiveTables, {})).value.tables;
    const pictures = async () => {
      clock.advanceMs(1001);
      return (await list()).map(({ picture }) => picture);
    };
    const read = async () => {
      clock.advanceMs(16_000);
      return (await list()).map(({ nodeId }) => nodeId.split(':').at(-1) ?? nodeId);
    };
    await use({ app, clock, read, pictures });
  } finally {
    await app.close();
  }
}

test('shows a visitor what is on at the tables, by the platform’s clock', () =>
  withTables(async ({ app }) => {
    answer = showing(tableOf('baccarat-1'));
    const { status, value } = await apiClient(app).send(listLiveTables, {});
    assert.equal(status, 200);
    assert.equal(value.now, clockStart);
    const { games } = (await apiClient(app).send(listCatalogue, { gameType: 'LIVE' })).value;
    const { gameCode: _, ...state } = tableOf('baccarat-1');
    const nodeId = games.find(({ gameCode }) => gameCode === 'baccarat-1')?.nodeId;
    assert.deepEqual(value.tables, [{ nodeId, ...state }]);
  }));

test('says that tables may be missing until the studio has answered once', () =>
  withTables(async ({ app, clock }) => {
    const ask = async () => (await apiClient(app).send(listLiveTables, {})).value;
    answer = (_request, response) => void response.writeHead(503).end();
    assert.deepEqual(await ask(), { now: clockStart, tables: [], isStarting: true });
    clock.advanceMs(2001);
    answer = showing(tableOf('baccarat-1'));
    const { tables, isStarting } = await ask();
    assert.deepEqual([tables.length, isStarting], [1, undefined]);
  }));

test('serves the picture of a table from the portal’s own origin, to be shown and nothing else', () =>
  withTables(async ({ app, pictures }) => {
    answer = withPicture((_request, response) => response.setHeader('content-type', 'image/svg+xml').end(drawing));
    await pictures();
    await app.modules.games.tablePicture('none');
    const [address = ''] = await pictures();
    assert.match(address, /^\/content\/tables\/[0-9a-f]+\.svg$/);
    const { statusCode, headers, body } = await app.server.inject({ url: address });
    assert.deepEqual([statusCode, body], [200, drawing]);
    assert.equal(headers['content-type'], 'image/svg+xml; charset=utf-8');
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal(headers['content-security-policy'], "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    assert.equal(headers['content-disposition'], 'attachment');
    assert.equal(headers['x-content-type-options'], 'nosniff');
    for (const url of ['/content/tables/0.svg', '/content/tables/..%2f..%2foperator.svg'])
      assert.equal((await app.server.inject({ url })).statusCode, 404, url);
  }));

test('finds a picture whose address comes from another process', () =>
  withTables(async ({ app, pictures }) => {
    answer = withPicture((_request, response) => response.setHeader('content-type', 'image/svg+xml').end(drawing));
    await pictures();
    await app.modules.games.tablePicture('none');
    const [url = ''] = await pictures();
    const { VENDOR_ORIGIN } = app.server.kernel.settings;
    const other = await testApp(database(), { clock: testClock(), env: { VENDOR_ORIGIN } });
    try {
      assert.equal((await other.server.inject({ url })).body, drawing);
    } finally {
      await other.close();
    }
  }));

test('does not wait for the picture of a table, and shows it once it is there', () =>
  withTables(async ({ app, pictures }) => {
    const asked = new Promise<() => void>((resolve) => {
      answer = withPicture((_request, response) =>
        resolve(() => response.setHeader('content-type', 'image/svg+xml').end(drawing)),
      );
    });
    assert.deepEqual(await pictures(), [undefined]);
    const send = await asked;
    send();
    await app.modules.games.tablePicture('none');
    assert.match((await pictures())[0] ?? '', /\.svg$/);
  }));

test('shows a table whose picture fails without it', () =>
  withTables(async ({ app, pictures, read }) => {
    answer = withPicture((_request, response) => response.writeHead(302, { location: '/other.svg' }).end());
    await pictures();
    await app.modules.games.tablePicture('none');
    assert.deepEqual(await pictures(), [undefined]);
    assert.equal((await read()).length, 1);
  }));

const hostile: Record<string, object> = {
  'a road without end': { road: Array.from({ length: 61 }, (_, at) => ({ roundNo: at + 1, outcome: 'tie' })) },
  'an unknown outcome': { road: [{ roundNo: 1, outcome: '<img src=x>' }] },
  'players below zero': { players: -1 },
  'half a player': { players: 1.5 },
  'a limit that is no amount': { maxBet: 'all' },
  'a moment that is no number': { closesAt: '2026-03-02T08:00:00Z' },
  'a dealer of endless name': { dealer: 'x'.repeat(10_000) },
  'a picture of another origin': { picture: '//evil.example/table.svg' },
  'a picture that leads elsewhere': { picture: '/../operator/x.svg' },
  'a shoe of fewer cards than none': { shoe: { cards: 416, cardsLeft: -1 } },
  'a round of years ago': { opensAt: 0, closesAt: 1, drawsAt: 2, endsAt: 3 },
  'a round of the next century': { opensAt: 5e12, closesAt: 5e12, drawsAt: 5e12, endsAt: 5e12 },
};

for (const [name, change] of Object.entries(hostile)) {
  test(`shows no state of a table with ${name}, and still shows its game`, () =>
    withTables(async ({ app, read }) => {
      answer = showing(tableOf('baccarat-1', change));
      assert.deepEqual(await read(), []);
      const { value } = await apiClient(app).send(listCatalogue, { gameType: 'LIVE' });
      assert.equal(value.totalGames, 2);
    }));
}

test('shows no state of games that a studio does not have', () =>
  withTables(async ({ app, read, clock }) => {
    await otherStudio(app, 'slot-studio', 'SLOT');
    answer = showing(tableOf(testGame), tableOf('nobodys'), tableOf('baccarat-2', { endsAt: clock.now().getTime() }));
    assert.deepEqual((await read()).length, 1);
  }));

test('shows no state of a suspended game, of a suspended vendor, or while all play is suspended', () =>
  withTables(async ({ app, read }) => {
    answer = showing(tableOf('baccarat-1'), tableOf('baccarat-2'));
    assert.equal((await read()).length, 2);
    const { games } = app.modules;
    const by = { who: 'operator', why: 'test' };
    const { nodeId } = (await apiClient(app).send(listCatalogue, { gameType: 'LIVE' })).value.games[0] ?? {
      nodeId: '',
    };
    for (const [target, shown] of [
      [{ scope: 'game', target: nodeId }, 1],
      [{ scope: 'vendor', target: 'TAB' }, 0],
      [{ scope: 'all', target: '' }, 0],
    ] as const) {
      await games.suspendPlay({ ...target, ...by });
      assert.equal((await read()).length, shown, target.scope);
      await games.resumePlay(target);
    }
    assert.equal((await read()).length, 2);
  }));

test('answers with no tables when the studio does not answer, or answers too much', () =>
  withTables(async ({ read }) => {
    for (const listener of [
      (request) => void request.socket.destroy(),
      json({ success: true, value: { tables: Array.from({ length: 201 }, (_, at) => tableOf(`t${at}`)) } }),
      (_request, response) => void response.end(`{"success":true,"value":"${'x'.repeat(2_000_000)}"}`),
      (_request, response) => void response.writeHead(503).end(),
    ] satisfies RequestListener[]) {
      answer = listener;
      assert.deepEqual(await read(), []);
    }
    answer = showing(tableOf('baccarat-1'));
    assert.equal((await read()).length, 1);
  }));

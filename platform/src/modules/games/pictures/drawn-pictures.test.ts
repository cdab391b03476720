import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { listCatalogue } from '@portal/shared/contract/games/catalogue';
import { gamePicture } from '@portal/shared/ui/pictures';
import sharp from 'sharp';
import type { App } from '../../../app.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { openTestPostgres } from '../../../testing/database/databases.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { fileGame } from '../testing/file-game.ts';
import { drawnText } from './drawn.rules.ts';
import { drawnSizes } from './drawn-size.ts';

let app: App;
let api: ApiClient;
let folder = '';
let close = async () => {};

const gameOf = (gameCode: string, seed: number) => ({
  gameCode,
  gameName: gameCode,
  gameType: 'RNG',
  vassalage: 'KOI',
  ...fileGame,
  seed,
});
const vendors = [{ vassalage: 'KOI', name: 'KOI', gameType: 'RNG' }];
const take = (seed: number) =>
  app.modules.games.importFile({
    provider: 'koi',
    origin: 'https://koi.example',
    why: 'test',
    vendors,
    games: [gameOf('pond.1', seed)],
  });
const addressOf = async () => (await api.send(listCatalogue, {})).value.games[0]?.drawn ?? '';
const get = (url: string) => app.server.inject({ url });
const storedFiles = async () => (await readdir(path.join(folder, 'drawn-pictures'), { recursive: true })).sort();

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-drawn-'));
  const opened = await openTestPostgres();
  close = opened.close;
  app = await testApp(opened.database, { env: { DATA_DIR: folder } });
  api = apiClient(app);
  await take(1);
});
after(async () => {
  await app.close();
  await close();
  await rm(folder, { recursive: true, force: true });
});

// covers 2.1
test("names a game's picture in the catalogue, draws it once, stores it and never changes it", async () => {
  const address = await addressOf();
  const [first, second] = await Promise.all([get(address), get(address)]);
  assert.deepEqual([first.statusCode, second.statusCode], [200, 200]);
  assert.equal(first.headers['content-type'], 'image/webp');
  assert.match(String(first.headers['cache-control']), /immutable/);
  const { format, width, height } = await sharp(first.rawPayload).metadata();
  assert.deepEqual([format, width, height], ['webp', drawnSizes.tile.width, drawnSizes.tile.height]);
  const { isOpaque, entropy } = await sharp(first.rawPayload).stats();
  assert.ok(isOpaque && entropy > 4, `a picture and no empty sheet, entropy ${entropy}`);
  assert.deepEqual(first.rawPayload, second.rawPayload);
  const [version, file, ...others] = await storedFiles();
  assert.deepEqual([file, others], [path.join(String(version), path.basename(address)), []]);
  assert.deepEqual((await get(address)).rawPayload, first.rawPayload);
});

test('draws slots as a page does, and of other rooms what a page cannot', () => {
  const game = { seed: 1, theme: 'spur', hasJackpot: false };
  assert.equal(drawnText({ ...game, gameType: 'RNG' }), gamePicture({ ...game, category: 'slots' }));
  assert.notEqual(drawnText({ ...game, gameType: 'DS88' }), gamePicture({ ...game, category: 'cockfight' }));
});

test("stores the small picture of winners' lists as a separate file", async () => {
  const address = (await addressOf()).replace('/tile-', '/small-');
  const { width, height } = await sharp((await get(address)).rawPayload).metadata();
  assert.deepEqual({ width, height }, drawnSizes.small);
  assert.equal((await storedFiles()).filter((name) => name.endsWith('.webp')).length, 2);
});

test('gives a game that looks different a new address, and keeps the old one unchanged', async () => {
  const before = await addressOf();
  const old = await get(before);
  await take(2);
  const now = await addressOf();
  assert.notEqual(now, before);
  assert.notDeepEqual((await get(now)).rawPayload, old.rawPayload);
  assert.deepEqual((await get(before)).rawPayload, old.rawPayload);
});

test('draws nothing for an address that no game has', async () => {
  const address = await addressOf();
  const files = await storedFiles();
  const name = path.basename(address, '.webp');
  const wrong = name.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  const asked = [
    `/content/games/koi.pond.1/${wrong}.webp`,
    '/content/games/koi.pond.1/..%2F..%2Foperator.webp',
    `/content/games/nobody/${wrong}.webp`,
    address.replace('tile-', 'huge-'),
  ];
  for (const url of asked) assert.equal((await get(url)).statusCode, 404, url);
  assert.deepEqual(await storedFiles(), files);
});

import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { pino } from 'pino';
import { buildVendor } from './app.ts';
import { readConfig } from './config.ts';
import { studioGames } from './games/catalogue.ts';
import { fishingGames } from './games/fishing-games.ts';
import { lotteryGames } from './games/lottery-games.ts';
import { cardGames } from './games/pvp-games.ts';
import { sportsGames } from './games/sports-games.ts';
import { tableGames } from './games/table-games.ts';
import { fakePlatform } from './testing/fake-platform.ts';

const firstGames = [...[tableGames, cardGames, sportsGames, lotteryGames].map(([first]) => first?.game)];
const gameCodes = [...firstGames, fishingGames[0], studioGames[0]].map((game) => game?.gameCode);
const pages = [...gameCodes.map((gameCode) => `/play/${gameCode}`), '/verify/round-1', '/verify-table'];

for (const [PUBLIC_DEMO, lines] of [
  ['true', 1],
  ['false', 0],
  [undefined, 0],
] as const) {
  // covers 9
  test(`says above each page whether the studio is a public demo: ${PUBLIC_DEMO}`, async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'vendor-demo-'));
    const config = readConfig({ DATA_DIR: folder, PUBLIC_DEMO, LOTTERY_HISTORY: '0' });
    const logger = pino({ level: 'silent' });
    const vendor = await buildVendor({ config, logger, gateway: fakePlatform().gateway });
    for (const url of pages) {
      const { statusCode, body } = await vendor.server.inject(url);
      assert.equal(statusCode, 200, url);
      const found = body.match(/<body>\n<p id="demo">Demo: nothing here is real money<\/p>\n<main/g) ?? [];
      assert.equal(found.length, lines, url);
      assert.equal(body.includes('Demo:'), lines === 1, url);
    }
    await vendor.close();
    await rm(folder, { recursive: true });
  });
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tableNow } from '@portal/shared/contract/vendor-api/live-tables';
import Fastify from 'fastify';
import * as v from 'valibot';
import { tableGames } from '../../games/table-games.ts';
import { dealers } from '../dealers.ts';
import { scenePath } from '../pictures/table-scene.ts';
import { tablePictureRoutes } from './table-pictures.ts';

test('serves a picture of each table with a dealer, with each of them, as small as the platform accepts', async () => {
  const app = Fastify();
  tablePictureRoutes(app);
  for (const { game, engine } of tableGames) {
    for (const dealer of engine === 'cockfight' ? [] : dealers) {
      const url = scenePath(game.gameCode, dealer);
      assert.ok(v.is(tableNow.entries.picture, url), url);
      const { statusCode, headers, body } = await app.inject({ url });
      assert.equal(statusCode, 200, url);
      assert.equal(headers['content-type'], 'image/svg+xml');
      assert.ok(Buffer.byteLength(body) < 100_000, url);
      assert.match(body, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    }
  }
});

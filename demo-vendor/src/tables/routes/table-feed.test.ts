import assert from 'node:assert/strict';
import { test } from 'node:test';
import { envelope } from '@portal/shared/contract/calls/envelope';
import { studioTables } from '@portal/shared/contract/vendor-api/live-tables';
import Fastify from 'fastify';
import * as v from 'valibot';
import { findTableGame, tableGames } from '../../games/table-games.ts';
import { signedGet } from '../../statement/testing/signed-get.ts';
import { newTableRoom } from '../testing/new-table-room.ts';
import { tableFeedRoute } from './table-feed.ts';

const key = { keyId: 'vk_1', secret: 'secret' };
const roundMs = 20_000;

function makeFeed() {
  const { room, tableStore, time } = newTableRoom();
  const app = Fastify();
  tableFeedRoute(app, { room, tableStore, key: () => key });
  const ask = (given = key) => signedGet(app, given, studioTables.path);
  const read = async () => {
    const answer = v.parse(envelope, (await ask()).json());
    assert.ok(answer.success);
    return v.parse(studioTables.output, answer.value).tables;
  };
  return { app, ask, read, time, room };
}

test('runs all tables while a lobby asks for them, and stops them afterwards', async () => {
  const { read, time, room } = makeFeed();
  await read();
  await time.pass(11_000);
  const first = await read();
  assert.deepEqual(
    first.map(({ gameCode, roundNo, road, players }) => [gameCode, roundNo, road, players]),
    tableGames.map(({ game }) => [game.gameCode, 1, [], 0]),
  );
  await time.pass(roundMs);
  for (const { gameCode, roundNo, road } of await read())
    assert.deepEqual([roundNo, road.map((each) => each.roundNo)], [2, [1]], gameCode);
  await time.pass(30_000 + roundMs);
  assert.ok(tableGames.every(({ game }) => room.moment(game.gameCode) === undefined));
});

test('lists all tables in the first answer, those that open some seconds later with the plan of their round', async () => {
  const { read } = makeFeed();
  const first = await read();
  assert.deepEqual(
    first.map(({ gameCode, roundNo }) => [gameCode, roundNo]),
    tableGames.map(({ game }) => [game.gameCode, 1]),
  );
  const [opens, next] = first.map(({ opensAt }) => opensAt);
  assert.equal(next, (opens ?? 0) + 700);
});

test('shows sixty results at most, the newest last', async () => {
  const { read, time } = makeFeed();
  for (let round = 0; round < 65; round += 1) {
    await read();
    await time.pass(roundMs);
  }
  const [table] = await read();
  assert.equal(table?.road.length, 60);
  assert.equal(table?.road.at(-1)?.roundNo, 65);
});

test('counts the players who have a table open, each once, and never its lobby', async () => {
  const { read, time, room } = makeFeed();
  const table = findTableGame('aurora-baccarat');
  assert.ok(table);
  const viewer = { table: () => {}, ticket: () => {} };
  for (const playerId of ['anna', 'anna', 'bert']) room.watch(table, { playerId, ...viewer });
  await read();
  await time.pass(11_000);
  const players = (await read()).map(({ players }) => players);
  assert.deepEqual(players.sort(), [...tableGames.slice(1).map(() => 0), 2]);
});

test('answers nobody without the signature', async () => {
  const { app, ask, room } = makeFeed();
  assert.equal((await app.inject({ url: studioTables.path })).statusCode, 401);
  assert.equal((await ask({ ...key, secret: 'another' })).statusCode, 401);
  assert.ok(tableGames.every(({ game }) => room.moment(game.gameCode) === undefined));
});

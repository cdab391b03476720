import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { vendorBet, vendorRollback, vendorWin } from '@portal/shared/contract/vendor-api/rounds';
import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildVendor, type VendorApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { studioGames } from '../games/catalogue.ts';
import type { Gateway } from '../gateway/platform-client.ts';
import { signedHeaders } from '../gateway/sign-call.ts';
import { fakePlatform } from '../testing/fake-platform.ts';
import type { UnsettledRound } from './round-act-calls.ts';
import { roundActRoutes } from './round-act-routes.ts';

const key = { provider: 'demo-studio', keyId: 'k1', secret: 's'.repeat(32) };
const platform = fakePlatform();
/** Paths of the calls that the platform currently refuses. */
const refused = new Set<string>();
let isAway = false;
const gateway: Gateway = {
  async call(call, input) {
    if (isAway) return { kind: 'unreachable', reason: 'away' };
    if (refused.has(call.path)) return { kind: 'refusal', code: 'unknown_player' };
    return platform.gateway.call(call, input);
  },
};
let folder = '';
let vendor: VendorApp;
let nonces = 0;

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vendor-acts-'));
  await mkdir(path.join(folder, 'vendor'));
  await writeFile(path.join(folder, 'vendor', 'keys.json'), JSON.stringify(key));
  const config = readConfig({ DATA_DIR: folder });
  vendor = await buildVendor({ config, logger: pino({ level: 'silent' }), gateway });
});
after(async () => {
  await vendor.close();
  await rm(folder, { recursive: true });
});

async function ask(app: FastifyInstance, url: string, asked: object, secret = key.secret) {
  nonces += 1;
  const body = JSON.stringify(asked);
  const timestamp = String(Math.ceil(Date.now() / 1000));
  const call = { method: 'POST', pathWithQuery: url, body, timestamp, nonce: `nonce-of-the-test-${nonces}` };
  const headers = { ...signedHeaders({ ...key, secret }, call), 'content-type': 'application/json' };
  const answer = await app.inject({ method: 'POST', url, headers, payload: body });
  return { status: answer.statusCode, ...answer.json() };
}
const list = async (change: object = {}): Promise<UnsettledRound[]> =>
  (await ask(vendor.server, '/rounds/v1/unsettled', { minutes: 0, count: 100, ...change })).value.list;
const end = (roundId: string) => ask(vendor.server, '/rounds/v1/end', { roundId });

async function play(engine: string, beforeSpin = () => {}) {
  const gameCode = studioGames.find((game) => game.engine === engine)?.gameCode ?? assert.fail(engine);
  platform.launch(gameCode);
  const post = async (url: string, payload: object) =>
    (await vendor.server.inject({ method: 'POST', url, payload })).json();
  const { session } = await post('/api/session', { launchToken: 'launch-token-of-the-test', gameCode });
  beforeSpin();
  nonces += 1;
  const round = await post('/api/spin', { session, clientSpinId: `spin-of-test-${nonces}`, stake: '1.00' });
  return { gameCode, roundId: String(round.roundId), state: String(round.state) };
}

// covers 2.7
test('lists a round with a refused win by age, stake and player, and pays it once the platform accepts', async () => {
  const opening = platform.balance();
  refused.add(vendorWin.path);
  const { gameCode, roundId, state } = await play('slot-lines');
  assert.equal(state, 'stuck');
  const [stuck] = await list({ gameCode });
  const { since = '', ...shown } = stuck ?? assert.fail('nothing is listed');
  const facts = { gameCode, roundId, playerId: 'player-1', stake: '1.00', refusal: 'unknown_player' };
  assert.deepEqual(shown, { ...facts, state: 'stuck' });
  assert.ok(Date.now() - Date.parse(since) < 60_000);
  assert.deepEqual(await list({ minutes: 10 }), [], 'it is not that old');

  const still = await end(roundId);
  assert.deepEqual([still.value.state, still.value.refusal], ['stuck', 'unknown_player']);
  refused.clear();
  const ended = await end(roundId);
  assert.deepEqual([ended.value.state, ended.value.refusal], ['settled', undefined]);
  assert.equal(platform.balance(), opening - 100n + BigInt(Math.round(Number(ended.value.win) * 100)));
  assert.deepEqual(await list({ gameCode }), []);
  assert.deepEqual([(await end(roundId)).status, (await end(roundId)).code], [404, 'unknown_round']);
});

test('ends a stuck round as the platform has ended it', async () => {
  refused.add(vendorWin.path);
  const { roundId } = await play('slot-lines');
  refused.clear();
  const known = platform.rounds.get(roundId) ?? assert.fail();
  known.state = 'rolled_back';
  const posted = platform.posted.length;
  assert.equal((await end(roundId)).value.state, 'void');
  assert.equal(platform.posted.length, posted);
});

test('rolls back a stake whose rollback was refused, and blocks one that never arrived', async () => {
  const opening = platform.balance();
  refused.add(vendorRollback.path);
  const { roundId, state } = await play('slot-lines', () =>
    platform.suffer('request-lost', 'request-lost', 'request-lost'),
  );
  assert.equal(state, 'stuck');
  isAway = true;
  assert.deepEqual([(await end(roundId)).status, (await end(roundId)).code], [503, 'try_again']);
  isAway = false;
  refused.clear();
  assert.equal((await end(roundId)).value.state, 'void');
  assert.equal(platform.balance(), opening);
  const late = { transactionId: `${roundId}-bet`, roundId, playerId: 'player-1', launchId: 'l', gameCode: 'g' };
  assert.equal((await platform.gateway.call(vendorBet, { ...late, amount: '1.00' })).kind, 'refusal');
});

test('lists a waiting hand, and plays it out by its rules', async () => {
  let hand = await play('blackjack');
  // A hand that the deal ends does not wait.
  while (hand.state !== 'playing') hand = await play('blackjack');
  const [waiting] = await list({ gameCode: hand.gameCode });
  assert.deepEqual([waiting?.roundId, waiting?.state, waiting?.win], [hand.roundId, 'playing', undefined]);
  const ended = await end(hand.roundId);
  assert.deepEqual([ended.value.state, ended.value.stake], ['settled', '1.00']);
  assert.equal(platform.rounds.get(hand.roundId)?.state, 'settled');
});

test('lists rounds of all parts together, the oldest first, up to the requested count', async () => {
  const round = (roundId: string, minute: string): UnsettledRound => ({
    roundId,
    gameCode: `game-${roundId}`,
    playerId: 'anna',
    state: 'stuck',
    stake: '1.00',
    since: `2026-03-01T00:${minute}:00.000Z`,
  });
  const app = Fastify();
  const now = () => Date.parse('2026-03-01T00:30:00.000Z');
  const sources = [
    { unsettled: () => [round('b', '20'), round('c', '25')] },
    { unsettled: () => [round('a', '10')], end: () => undefined },
  ];
  roundActRoutes(app, { sources, now, key: () => key });
  const listed = async (change: object) => {
    const { value } = await ask(app, '/rounds/v1/unsettled', { minutes: 0, count: 100, ...change });
    return [value.total, ...value.list.map(({ roundId }: UnsettledRound) => roundId)];
  };
  assert.deepEqual(await listed({}), [3, 'a', 'b', 'c']);
  assert.deepEqual(await listed({ count: 1 }), [3, 'a']);
  assert.deepEqual(await listed({ minutes: 10 }), [2, 'a', 'b']);
  assert.deepEqual(await listed({ gameCode: 'game-b' }), [1, 'b']);
  const ended = async (roundId: string) => (await ask(app, '/rounds/v1/end', { roundId })).code;
  assert.deepEqual([await ended('b'), await ended('x')], ['ends_by_itself', 'unknown_round']);
  for (const url of ['/rounds/v1/unsettled', '/rounds/v1/end']) {
    const asked = url.endsWith('end') ? { roundId: 'a' } : { minutes: 0, count: 1 };
    assert.equal((await ask(app, url, asked, 'x'.repeat(32))).code, 'bad_signature');
    assert.equal((await ask(app, url, {})).code, 'invalid_input');
  }
  await app.close();
});

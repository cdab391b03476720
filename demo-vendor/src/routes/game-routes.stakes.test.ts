import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { minorUnits } from '@portal/shared/contract/money/amounts';
import { vendorAuthenticate } from '@portal/shared/contract/vendor-api/rounds';
import { pino } from 'pino';
import { buildVendor, type VendorApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { findGame, studioGames } from '../games/catalogue.ts';
import type { Gateway } from '../gateway/platform-client.ts';
import { fakePlatform } from '../testing/fake-platform.ts';

/** Hostile requests of a page: refused with a reason, and nothing reaches the platform. */

const platform = fakePlatform();
let playerId = 'player-1';
/** Answers the launch exchange with the current `playerId`. */
const gateway: Gateway = {
  async call(call, input) {
    const reply = await platform.gateway.call(call, input);
    const isLaunch = call.path === vendorAuthenticate.path && reply.kind === 'answer';
    if (isLaunch && typeof reply.value === 'object') Object.assign(reply.value ?? {}, { playerId });
    return reply;
  },
};
let folder = '';
let vendor: VendorApp;

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vendor-stakes-'));
  const config = readConfig({ DATA_DIR: folder });
  vendor = await buildVendor({ config, logger: pino({ level: 'silent' }), gateway });
});
after(async () => {
  await vendor.close();
  await rm(folder, { recursive: true });
});

const post = (url: string, payload: object) => vendor.server.inject({ method: 'POST', url, payload });
const codeOf = gameOf('slot-lines');
const handCode = gameOf('blackjack');

function gameOf(engine: string): string {
  return studioGames.find((game) => game.engine === engine)?.gameCode ?? assert.fail(`no game of ${engine}`);
}

async function openPage(gameCode: string, player = 'player-1'): Promise<string> {
  platform.launch(gameCode);
  playerId = player;
  const opened = await post('/api/session', { launchToken: 'launch-token-of-the-test', gameCode });
  assert.equal(opened.statusCode, 200, opened.body);
  return opened.json().session;
}

let turn = 0;
const spinId = () => {
  turn += 1;
  return `spin-of-test-${turn}`;
};

const { minBet, maxBet } = findGame(codeOf) ?? assert.fail();
const shifted = (amount: string, minor: number) => ((Number(minorUnits(amount)) + minor) / 100).toFixed(2);

const stakes: [why: string, stake: unknown, code: string, limit?: string][] = [
  ['zero', '0.00', 'zero_stake', minBet],
  ['negative', '-1.00', 'negative_stake', minBet],
  ['negative by a cent', '-0.01', 'negative_stake', minBet],
  ['of three decimals', '1.005', 'stake_decimals'],
  ['of three decimals that change nothing', '1.000', 'stake_decimals'],
  ['without decimals', '1', 'invalid_input'],
  ['a JSON number', 1, 'invalid_input'],
  ['no number', 'all', 'invalid_input'],
  ['a list', ['1.00'], 'invalid_input'],
  ['with zeros before it', '01.00', 'invalid_input'],
  ['in exponents', '1e3', 'invalid_input'],
  ['left out', undefined, 'invalid_input'],
  ['below the minimum', shifted(minBet, -1), 'below_minimum', minBet],
  ['above the maximum', shifted(maxBet, 1), 'above_maximum', maxBet],
  ['above all bounds', '9999999999999.00', 'above_maximum', maxBet],
];

for (const game of ['slot-lines', 'blackjack']) {
  // covers 2.7: the studio refuses bad stakes, ended rounds and other players' rounds with a reason
  test(`refuses a bad stake of a ${game} page with a reason, and stakes nothing`, async () => {
    const session = await openPage(gameOf(game));
    const posted = platform.posted.length;
    for (const [why, stake, code, limit] of stakes) {
      const answer = await post('/api/spin', { session, clientSpinId: spinId(), stake });
      const answered = [answer.statusCode, answer.json().code, answer.json().limit];
      assert.deepEqual(answered, [400, code, limit], `a stake that is ${why}`);
    }
    assert.equal(platform.posted.length, posted);
  });
}

test('returns the step for a stake that lines or halves cannot divide', async () => {
  for (const [game, off, step] of [
    [codeOf, 1, '0.10'],
    [handCode, 1, '0.02'],
  ] as const) {
    const session = await openPage(game);
    const answer = await post('/api/spin', { session, clientSpinId: spinId(), stake: shifted('1.00', off) });
    assert.deepEqual([answer.statusCode, answer.json()], [400, { code: 'uneven_stake', limit: step }]);
  }
});

test('refuses to play without a valid session', async () => {
  for (const session of ['somebody-elses-session', '__proto__', '']) {
    const answer = await post('/api/spin', { session, clientSpinId: spinId(), stake: '1.00' });
    assert.ok([400, 403].includes(answer.statusCode), session);
    assert.ok(['invalid_input', 'session_unknown'].includes(answer.json().code));
  }
});

// covers 2.7
test('refuses decisions and stakes on a hand of another player and on one that has ended', async () => {
  const session = await openPage(handCode);
  const stranger = await openPage(handCode, 'player-2');
  const deal = async () => (await post('/api/spin', { session, clientSpinId: spinId(), stake: '1.00' })).json();
  let hand = await deal();
  // A hand that the deal ends has no decision.
  while (hand.state === 'settled') hand = await deal();
  assert.equal(hand.state, 'playing');
  const act = (page: string, change: object = {}) =>
    post('/api/act', { session: page, roundId: hand.roundId, actionNo: hand.actionNo, action: 'stand', ...change });
  while (hand.state === 'playing') {
    const foreign = await act(stranger);
    assert.deepEqual([foreign.statusCode, foreign.json()], [403, { code: 'foreign_round' }]);
    hand = (await act(session, { action: hand.offers.find(({ id }: { id: string }) => id === 'stand')?.id })).json();
  }
  assert.equal(hand.state, 'settled');
  const balance = platform.balance();
  const posted = platform.posted.length;
  for (const action of ['hit', 'double', 'stand', 'split']) {
    const late = await act(session, { action, actionNo: hand.actionNo });
    assert.deepEqual([late.statusCode, late.json().code], [409, 'round_over'], action);
  }
  const unknown = await act(session, { roundId: '0'.repeat(24) });
  assert.deepEqual([unknown.statusCode, unknown.json().code], [404, 'unknown_round']);
  assert.deepEqual([platform.balance(), platform.posted.length], [balance, posted]);
});

// covers 2.7
test('hides the result of a round whose stake was refused, in the answer, in the proof and later', async () => {
  for (const game of [codeOf, handCode]) {
    platform.openAccount('player-poor', 0n);
    const session = await openPage(game, 'player-poor');
    const clientSpinId = spinId();
    const spin = { session, clientSpinId, stake: '1.00' };
    const refused = (await post('/api/spin', spin)).json();
    platform.openAccount('player-poor', 10_000n);
    const { roundId, nextCommitment, ...visible } = refused;
    const nothing = { stake: '1.00', win: '0.00', balance: '0.00', offers: [], actionNo: 0 };
    assert.deepEqual(visible, { state: 'refused', refusal: 'insufficient_balance', ...nothing });
    const proof = await vendor.server.inject(`/api/proof/${roundId}`);
    assert.deepEqual([proof.statusCode, proof.json().code], [404, 'unknown_round']);
    assert.deepEqual(
      (await post('/api/spin', spin)).json(),
      refused,
      'asked again it stays refused, and is not drawn again',
    );
    const next = (await post('/api/spin', { ...spin, clientSpinId: spinId() })).json();
    assert.notEqual(next.nextCommitment, nextCommitment, 'the next round has a seed of its own');
  }
});

test('hides the result of a cancelled round', async () => {
  const session = await openPage(codeOf);
  platform.suffer('request-lost', 'request-lost', 'request-lost');
  const cancelled = (await post('/api/spin', { session, clientSpinId: spinId(), stake: '1.00' })).json();
  assert.deepEqual([cancelled.state, cancelled.view, cancelled.win], ['void', undefined, '0.00']);
  assert.equal((await vendor.server.inject(`/api/proof/${cancelled.roundId}`)).statusCode, 404);
});

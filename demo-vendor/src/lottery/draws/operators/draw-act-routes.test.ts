import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { seededDraw } from '@portal/engines/seeded-draw';
import Fastify from 'fastify';
import { createGateway } from '../../../gateway/platform-client.ts';
import { signedHeaders } from '../../../gateway/sign-call.ts';
import { boardText } from '../../rules/board-text.ts';
import { findKind } from '../../rules/find-kind.ts';
import { openDrawService } from '../testing/open-draw-service.ts';
import { testLottery } from '../testing/test-lotteries.ts';
import { cancelDraw, type UnsettledPart } from './draw-act-calls.ts';
import { drawActRoutes } from './draw-act-routes.ts';

const key = { keyId: 'k1', secret: 's'.repeat(32) };
const games = [
  testLottery('NORTH', { kind: 'every', seconds: 60 }, 5, 'vn-north'),
  testLottery('DICE', { kind: 'every', seconds: 60 }, 5, 'three-dice'),
];
const { drawService, time, platform } = openDrawService({ games });
const app = Fastify();
const drawn = { gameCode: 'NORTH', drawId: '20261122-1001' };
const coming = { gameCode: 'NORTH', drawId: '20261122-1010' };
const reason = 'A ball was read wrongly';
let nonces = 0;
const parts = ['NORTH', 'DICE', 'DICE'].map(
  (gameCode, no): UnsettledPart => ({
    gameCode,
    drawId: drawn.drawId,
    drawsAt: '',
    ticketId: `t${no}`,
    playerId: 'anna',
    roundId: `r${no}`,
    state: 'stuck',
    stake: '2.00',
    win: '0.00',
  }),
);

before(async () => {
  const unsettled = (gameCode?: string) => parts.filter((part) => (gameCode ?? part.gameCode) === part.gameCode);
  drawActRoutes(app, { drawService, games, unsettled, key: () => key });
  await app.ready();
  await time.pass(150_000);
});
after(async () => {
  drawService.stop();
  await app.close();
});

interface Forged {
  secret?: string;
  nonce?: string;
  seconds?: number;
  /** Body to sign instead of the one sent. */
  signed?: string;
}

async function send(path: string, body: string, forged: Forged = {}) {
  nonces += 1;
  const {
    secret = key.secret,
    nonce = `nonce-of-the-test-${nonces}`,
    seconds = Date.now() / 1000,
    signed = body,
  } = forged;
  const call = { method: 'POST', pathWithQuery: path, body: signed };
  const headers = signedHeaders({ ...key, secret }, { ...call, timestamp: String(Math.ceil(seconds)), nonce });
  const answer = await app.inject({
    method: 'POST',
    url: path,
    body,
    headers: { ...headers, 'content-type': 'application/json' },
  });
  return { status: answer.statusCode, ...answer.json() };
}
const cancel = (body: object, forged?: Forged) => send('/draws/v1/cancel', JSON.stringify(body), forged);
const correct = (body: object, forged?: Forged) => send('/draws/v1/correct', JSON.stringify(body), forged);
const otherBoard = (no: number) => boardText(findKind('vn-north').draw(seededDraw(no)));

// covers 1
test('corrects and reports a result, and applies a repeat once', async () => {
  const numbers = otherBoard(1);
  const first = await correct({ ...drawn, numbers, reason });
  assert.deepEqual([first.status, first.value], [200, { ...drawn, state: 'result', numbers, corrections: 1 }]);
  assert.deepEqual((await correct({ ...drawn, numbers, reason })).value, first.value);
  assert.deepEqual((await correct({ ...drawn, numbers, reason, correction: 1 })).value, first.value);
  const other = await correct({ ...drawn, numbers: otherBoard(2), reason, correction: 1 });
  assert.deepEqual([other.status, other.code], [409, 'correction_conflict']);
  const skipping = await correct({ ...drawn, numbers: otherBoard(2), reason, correction: 3 });
  assert.deepEqual([skipping.status, skipping.code], [409, 'correction_conflict']);
  const unchanged = await correct({ ...drawn, numbers, reason: 'Another reason' });
  assert.deepEqual([unchanged.status, unchanged.code], [422, 'same_result']);
  assert.equal((await correct({ ...drawn, numbers: otherBoard(2), reason })).value.corrections, 2);
  await time.pass(1000);
  assert.deepEqual(
    platform.find(drawn.gameCode, drawn.drawId)?.corrections.map(({ result }) => result),
    [numbers, otherBoard(2)],
  );
});

test('cancels and reports an upcoming draw, which then takes no tickets and has no result; refuses a drawn one', async () => {
  const [next = assert.fail()] = drawService.upcoming('NORTH', 20).filter(({ drawId }) => drawId === coming.drawId);
  assert.ok(drawService.takesTickets(next));
  const first = await cancel({ ...coming, reason });
  assert.deepEqual([first.status, first.value], [200, { ...coming, state: 'cancelled', corrections: 0 }]);
  assert.deepEqual((await cancel({ ...coming, reason })).value, first.value);
  const other = await cancel({ ...coming, reason: 'Another reason' });
  assert.deepEqual([other.status, other.code], [409, 'draw_is_cancelled']);
  const late = await cancel({ ...drawn, reason });
  assert.deepEqual([late.status, late.code], [409, 'draw_is_drawn']);
  const wrong = await correct({ ...coming, numbers: otherBoard(1), reason });
  assert.deepEqual([wrong.status, wrong.code], [409, 'draw_is_cancelled']);
  assert.ok(!drawService.takesTickets(next));
  await time.pass(1000);
  assert.equal(platform.find(coming.gameCode, coming.drawId)?.end?.state, 'cancelled');
  const open = await correct({ ...coming, drawId: '20261122-1011', numbers: otherBoard(1), reason });
  assert.deepEqual([open.status, open.code], [422, 'draw_not_drawn']);
});

// covers 7.2
test('lists upcoming and past draws with their state, without seeds of upcoming ones', async () => {
  const list = (body: object) => send('/draws/v1/list', JSON.stringify(body));
  const { status, value } = await list({ gameCode: 'DICE', count: 2 });
  const states = value.list.map(({ drawId, state }: { drawId: string; state: string }) => [drawId, state]);
  const [first] = drawService.upcoming('DICE', 1);
  assert.deepEqual([status, states[0], states.length], [200, [first?.drawId, 'open'], 4]);
  assert.deepEqual(states[2], [drawService.past('DICE', 1)[0]?.drawId, 'result']);
  assert.ok(!JSON.stringify(value).includes(first?.seed ?? assert.fail()));
  const cancelled = (await list({ gameCode: 'NORTH', count: 1 })).value.list[1];
  assert.deepEqual([cancelled.drawId, cancelled.state, cancelled.reason], [coming.drawId, 'cancelled', reason]);
  assert.equal((await list({ count: 1 })).value.list.length, 4, 'of each game');
  assert.deepEqual((await list({ gameCode: 'NONE', count: 1 })).code, 'unknown_game');
  for (const count of [0, 21, 1.5]) assert.equal((await list({ count })).code, 'invalid_input');
});

test('lists unsettled tickets to the owner of the key, of one lottery or all, up to the requested count', async () => {
  const list = async (body: object, forged?: Forged) => {
    const answer = await send('/draws/v1/unsettled', JSON.stringify(body), forged);
    return answer.value
      ? [answer.value.total, answer.value.list.map(({ roundId }: UnsettledPart) => roundId)]
      : answer.code;
  };
  assert.deepEqual(await list({ count: 100 }), [3, ['r0', 'r1', 'r2']]);
  assert.deepEqual(await list({ gameCode: 'DICE', count: 1 }), [2, ['r1']]);
  assert.equal(await list({ gameCode: 'NONE', count: 1 }), 'unknown_game');
  for (const count of [0, 101]) assert.equal(await list({ count }), 'invalid_input');
  assert.equal(await list({ count: 1 }, { secret: 'x'.repeat(32) }), 'bad_signature');
});

const north = otherBoard(3);
const dice = { gameCode: 'DICE', drawId: '20261122-1001' };
// covers 1: refuses each kind of wrong board for a result of the north
for (const [what, numbers] of [
  ['nothing but blanks', '   '],
  ['a board of another game', 'DICE 1 2 3'],
  ['a prize left out', north.replace(/^DB \d+; /, '')],
  ['a prize twice', `${north}; DB 12345`],
  ['another order', north.split('; ').reverse().join('; ')],
  ['a number too short', north.replace(/^DB \d/, 'DB ')],
  ['a number too long', north.replace(/^DB /, 'DB 1')],
  ['a number too many', north.replace(/^DB /, 'DB 12345 ')],
  ['letters', north.replace(/^DB \d/, 'DB A')],
  ['digits of another script', north.replace(/^DB \d/, 'DB ٣')],
  ['other separators', north.replaceAll('; ', ';')],
  ['markup', '<img src=x onerror=alert(1)>'],
] as const)
  test(`refuses a wrong board of the north: ${what}`, async () => {
    const answer = await correct({ ...drawn, numbers, reason });
    assert.deepEqual([answer.status, answer.code], [422, 'invalid_board']);
  });

for (const numbers of ['DICE 0 1 2', 'DICE 7 1 2', 'DICE 1 2', 'DICE 1 2 3 4', 'DICE 01 2 3'])
  test(`refuses a wrong board of three dice: ${numbers}`, async () => {
    const shown = boardText(drawService.find('DICE', dice.drawId)?.drawn ?? []);
    assert.match(shown, /^[A-Z0-9]+ [1-6] [1-6] [1-6]$/);
    const answer = await correct({ ...dice, numbers: numbers.replace('DICE', shown.split(' ')[0] ?? ''), reason });
    assert.deepEqual([answer.status, answer.code], [422, 'invalid_board']);
  });

const good = { ...drawn, numbers: north, reason };
for (const [what, body, status, code] of [
  ['another game', { ...good, gameCode: 'SOUTH' }, 404, 'unknown_game'],
  ['a name of the language', { ...good, gameCode: '__proto__' }, 404, 'unknown_game'],
  ['another draw', { ...good, drawId: '20261122-9999' }, 404, 'unknown_draw'],
  ['no reason', { ...good, reason: undefined }, 400, 'invalid_input'],
  ['an empty reason', { ...good, reason: '   ' }, 400, 'invalid_input'],
  ['a long reason', { ...good, reason: 'x'.repeat(141) }, 400, 'invalid_input'],
  ['a reason of two lines', { ...good, reason: 'a\nb' }, 400, 'invalid_input'],
  ['a reason that is no text', { ...good, reason: { $ne: '' } }, 400, 'invalid_input'],
  ['numbers that are no text', { ...good, numbers: ['DB 12345'] }, 400, 'invalid_input'],
  ['too many numbers', { ...good, numbers: '1'.repeat(2001) }, 400, 'invalid_input'],
  ['a draw that is a path', { ...good, drawId: '../../keys' }, 400, 'invalid_input'],
  ['a fraction of a correction', { ...good, correction: 1.5 }, 400, 'invalid_input'],
  ['correction 0', { ...good, correction: 0 }, 400, 'invalid_input'],
  ['correction 100', { ...good, correction: 100 }, 400, 'invalid_input'],
  ['something more', { ...good, seed: 'mine' }, 400, 'invalid_input'],
] as const)
  test(`refuses a correction: ${what}`, async () => {
    const before = drawService.find(drawn.gameCode, drawn.drawId);
    const answer = await correct(body);
    assert.deepEqual([answer.status, answer.code], [status, code]);
    assert.deepEqual(drawService.find(drawn.gameCode, drawn.drawId), before);
  });

for (const body of ['', 'null', '[]', '"x"', '{', '{"gameCode":"NORTH"', '1e999', '{"__proto__":{}}'])
  test(`refuses an invalid body: ${JSON.stringify(body)}`, async () => {
    assert.equal((await send('/draws/v1/cancel', body)).status, 400);
  });

// covers 1
test("refuses calls without a fresh, unused signature of this body with the studio's key", async () => {
  const body = { ...coming, drawId: '20261122-1012', reason };
  const text = JSON.stringify(body);
  const before = drawService.find('NORTH', body.drawId);
  const nonce = 'a-nonce-that-is-used';
  assert.equal((await cancel(body, { secret: 'x'.repeat(32) })).status, 401);
  assert.equal((await cancel(body, { seconds: Date.now() / 1000 - 600 })).status, 401);
  assert.equal((await cancel(body, { seconds: Date.now() / 1000 + 600 })).status, 401);
  assert.equal((await cancel(body, { seconds: Number.NaN })).status, 401);
  assert.equal((await cancel(body, { nonce: 'short' })).status, 401);
  assert.equal((await cancel(body, { signed: text.replace('1012', '1013') })).status, 401);
  assert.equal((await app.inject({ method: 'POST', url: '/draws/v1/cancel', payload: body })).statusCode, 401);
  assert.equal((await app.inject({ method: 'POST', url: '/draws/v1/cancel', payload: 'a=b' })).statusCode, 415);
  assert.deepEqual(drawService.find('NORTH', body.drawId), before);
  assert.equal((await cancel(body, { nonce })).status, 200);
  assert.equal((await cancel(body, { nonce })).status, 401, 'a request that was heard before');
});

test('accepts calls signed as the studio signs its calls to the platform', async () => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const body = { ...coming, drawId: '20261122-1014', reason };
  const reply = await createGateway(address, () => key).call(cancelDraw, body);
  assert.deepEqual(reply, {
    kind: 'answer',
    value: { gameCode: body.gameCode, drawId: body.drawId, state: 'cancelled', corrections: 0 },
  });
  const other = await createGateway(address, () => key).call(cancelDraw, { ...body, drawId: 'none' });
  assert.deepEqual(other, { kind: 'refusal', code: 'unknown_draw', balance: undefined });
});

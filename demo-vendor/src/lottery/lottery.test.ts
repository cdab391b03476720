import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { studioRound } from '@portal/shared/contract/vendor-api/statement';
import { pino } from 'pino';
import { buildVendor, type VendorApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { lotteryGames } from '../games/lottery-games.ts';
import { signedGet } from '../statement/testing/signed-get.ts';
import { fakePlatform } from '../testing/fake-platform.ts';
import type { GameView, LotterySession, SlipRequest } from './lottery-shapes.ts';
import { instantDrawId, roundIdOf } from './tickets/lottery-ticket.ts';

const minute = 60_000;

/** Tests the lotteries in the running studio: all games and rules, by the real clock. */

const platform = fakePlatform(100_000_000n);
const key = { keyId: 'k1', secret: 's'.repeat(32) };
let folder = '';
let vendor: VendorApp;

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vendor-lottery-'));
  const config = readConfig({ DATA_DIR: folder, LOTTERY_HISTORY: '0' });
  vendor = await buildVendor({ config, logger: pino({ level: 'silent' }), gateway: platform.gateway });
  await writeFile(config.keysFile, JSON.stringify({ provider: 'demo-studio', ...key }));
  vendor.resume();
  // Draws are created and stored before the first game takes bets.
  for (const vassalage of new Set(lotteryGames.map(({ game }) => game.vassalage))) {
    const of = lotteryGames.filter(({ game, schedule }) => game.vassalage === vassalage && schedule.kind !== 'instant');
    const { get } = await page('player-0', of[0]?.game.gameCode ?? 'ELOTT_STAR');
    const ready = async () =>
      (await get('games')).json().list.filter(({ draw }: { draw?: object }) => draw).length === of.length;
    for (let tries = 0; !(await ready()); tries += 1) {
      assert.ok(tries < 2000, 'no draws are made');
      await pause(20);
    }
  }
});
after(async () => {
  await vendor.close();
  await rm(folder, { recursive: true });
});

async function page(
  playerId: string,
  gameCode: string,
  lottery?: { view: 'lobby'; prizeMode: 'Lott'; playType: string },
) {
  const launchToken = `token-${playerId}-${gameCode}`;
  platform.launchAs(launchToken, { playerId, launchId: `launch-${playerId}`, gameCode, ...(lottery && { lottery }) });
  const url = '/api/lottery/session';
  const opened = await vendor.server.inject({ method: 'POST', url, payload: { launchToken, gameCode } });
  const session: LotterySession = opened.json();
  const headers = { 'x-session': String(session.session) };
  return {
    session,
    status: opened.statusCode,
    get: async (path: string) => await vendor.server.inject({ method: 'GET', url: `/api/lottery/${path}`, headers }),
    send: async (payload: object) =>
      await vendor.server.inject({ method: 'POST', url: '/api/lottery/tickets', headers, payload }),
  };
}

/** Makes a valid slip of one line in the draws after the next. */
function slipOf(view: GameView, change: object = {}, count = 1): SlipRequest {
  const [type] = view.playTypes;
  assert.ok(type);
  const number =
    type.shape.kind === 'digits'
      ? '1234567'.slice(0, type.shape.length)
      : type.shape.kind === 'options'
        ? type.shape.options[0]?.value
        : undefined;
  const drawIds = view.draws.slice(1, 1 + count).map(({ drawId }) => drawId);
  return {
    ticketId: 'ticket-0001',
    gameCode: view.gameCode,
    drawIds,
    stopAfterWin: false,
    lines: [{ playType: type.code, numbers: number ? [number] : [], stake: '1.00', multiple: 1 }],
    total: `${Math.max(1, drawIds.length)}.00`,
    ...change,
  };
}

// covers 2.7
test('sells a ticket of every lottery, and settles instant ones at once', async () => {
  for (const { game, schedule } of lotteryGames) {
    const { get, send, session } = await page(`buyer-of-${game.gameCode}`, game.gameCode);
    assert.equal(session.game.gameCode, game.gameCode);
    const view: GameView = (await get(game.gameCode)).json();
    assert.equal(view.draws.length, schedule.kind === 'instant' ? 0 : 20);
    const answer = await send(slipOf(view));
    assert.equal(answer.statusCode, 200, `${game.gameCode} ${answer.body}`);
    const [part] = answer.json().draws;
    assert.ok(schedule.kind === 'instant' ? ['won', 'lost'].includes(part.state) : part.state === 'taken', answer.body);
  }
});

// covers 2.7
test('sells only lotteries of the vendor that the page was launched with', async () => {
  const launch = { view: 'lobby', prizeMode: 'Lott', playType: 'BIG_SMALL' } as const;
  const { get, send, session } = await page('player-2', 'FAST_1', launch);
  assert.deepEqual([session.view, session.playType, session.game.gameCode], ['lobby', 'BIG_SMALL', 'FAST_1']);
  const { list } = (await get('games')).json();
  assert.deepEqual(
    list.map(({ gameCode }: GameView) => gameCode),
    ['FAST_1', 'FAST_5', 'DICE_3'],
  );
  const other: GameView = (await get('FAST_5')).json();
  assert.equal((await send(slipOf(other))).statusCode, 200);
  for (const code of ['MB', 'nothing', 'constructor', '..%2F..']) {
    assert.equal((await get(code)).statusCode, 404, code);
    assert.equal((await get(`${code}/draws`)).statusCode, 404, code);
    assert.equal((await get(`${code}/stream`)).statusCode, 404, code);
  }
  const foreign = await send(slipOf(other, { ticketId: 'ticket-0002', gameCode: 'MB' }));
  assert.deepEqual([foreign.statusCode, foreign.json().code], [422, 'unknown_game']);
});

// covers 2.7
test("answers nothing without a session, and never shows another player's ticket", async () => {
  const mine = await page('player-3', 'DICE_3');
  const slip = slipOf(mine.session.game, { ticketId: 'my-own-ticket' });
  assert.equal((await mine.send(slip)).statusCode, 200);
  const other = await page('player-4', 'DICE_3');
  const seen = await other.get('tickets/my-own-ticket');
  assert.deepEqual([seen.statusCode, seen.json().code], [404, 'unknown_ticket']);
  assert.deepEqual((await other.get('tickets')).json(), { list: [] });
  assert.deepEqual((await other.get('tickets?before=my-own-ticket')).json(), { list: [] });
  assert.equal((await other.send(slip)).statusCode, 200, 'the same id of another player is another ticket');
  const elsewhere = await page('player-3', 'MB');
  assert.equal((await elsewhere.get('tickets/my-own-ticket')).statusCode, 404, 'a page of another vendor');
  const urls = [
    'session',
    'games',
    'DICE_3',
    'DICE_3/draws',
    'DICE_3/draws/1',
    'DICE_3/stream',
    'tickets',
    'tickets/my-own-ticket',
  ];
  for (const headers of [{}, { 'x-session': 'somebody-elses-session-id' }, { 'x-session': '' }]) {
    for (const url of urls) {
      const answer = await vendor.server.inject({ method: 'GET', url: `/api/lottery/${url}`, headers });
      assert.deepEqual([answer.statusCode, answer.json().code], [403, 'session_unknown'], url);
    }
    const sent = await vendor.server.inject({ method: 'POST', url: '/api/lottery/tickets', headers, payload: slip });
    assert.equal(sent.statusCode, 403);
  }
  for (const payload of [{}, [], { launchToken: 'a'.repeat(20), gameCode: 'whistle-whistle-all-sports' }]) {
    const opened = await vendor.server.inject({ method: 'POST', url: '/api/lottery/session', payload });
    assert.deepEqual([opened.statusCode, opened.json().code], [400, 'invalid_input']);
  }
});

// covers 2.7
test('refuses hostile slips with a code, stores nothing and calls nothing', async () => {
  const { session, send, get } = await page('player-5', 'FAST_1');
  const good = slipOf(session.game);
  const [line] = good.lines;
  const lines = (change: object) => ({ lines: [{ ...line, ...change }] });
  const hostile: [why: string, change: object, status: number, code: string][] = [
    ...[0, -1, 1.5, 1000, 1_000_000_000, 1e300].map((multiple): [string, object, number, string] => [
      ...([`a multiple of ${multiple}`, lines({ multiple }), 422, 'invalid_multiple'] as const),
    ]),
    ['a multiple as text', lines({ multiple: '1' }), 400, 'invalid_input'],
    ['a multiple that is no number', lines({ multiple: Number.NaN }), 400, 'invalid_input'],
    ['no multiple', lines({ multiple: undefined }), 400, 'invalid_input'],
    ['a stake of zero', lines({ stake: '0.00' }), 422, 'zero_stake'],
    ['a negative stake', lines({ stake: '-1.00' }), 422, 'negative_stake'],
    ['a stake of three decimals', lines({ stake: '1.001' }), 422, 'stake_decimals'],
    ['a stake in exponents', lines({ stake: '1e3' }), 422, 'invalid_stake'],
    ['an empty stake', lines({ stake: '' }), 422, 'invalid_stake'],
    ['a stake as number', lines({ stake: 1 }), 400, 'invalid_input'],
    ['a play type unknown', lines({ playType: '__proto__' }), 422, 'unknown_play_type'],
    ['a play type of another game', lines({ playType: '3TOP' }), 422, 'unknown_play_type'],
    ['a number out of range', lines({ numbers: ['HUGE'] }), 422, 'invalid_number'],
    ['a number twice', lines({ numbers: ['BIG', 'BIG'] }), 422, 'too_many_numbers'],
    ['no number', lines({ numbers: [] }), 422, 'too_few_numbers'],
    ['numbers that are text', lines({ numbers: 'BIG' }), 400, 'invalid_input'],
    ['a very long number', lines({ numbers: ['9'.repeat(100)] }), 400, 'invalid_input'],
    ['no lines', { lines: [] }, 400, 'invalid_input'],
    ['51 lines', { lines: Array.from({ length: 51 }, () => line) }, 422, 'too_many_lines'],
    ['a draw unknown', { drawIds: ['20991231-0001'] }, 422, 'unknown_draw'],
    ['a draw with a path', { drawIds: ['../../x'] }, 400, 'invalid_input'],
    ['a draw twice', { drawIds: [good.drawIds[0], good.drawIds[0]] }, 422, 'draws_not_in_order'],
    ['21 draws', { drawIds: Array.from({ length: 21 }, () => good.drawIds[0]) }, 422, 'too_many_draws'],
    ['no draw', { drawIds: [] }, 422, 'unknown_draw'],
    ['another total', { total: '0.99' }, 422, 'total_differs'],
    ['a total as number', { total: 1 }, 400, 'invalid_input'],
    ['an id that is too short', { ticketId: 'x' }, 400, 'invalid_input'],
    ['an id with a slash', { ticketId: '../../ticket' }, 400, 'invalid_input'],
    ['a stop that is text', { stopAfterWin: 'yes' }, 400, 'invalid_input'],
    ['a game that is none', { gameCode: 'constructor' }, 422, 'unknown_game'],
  ];
  const posted = platform.posted.length;
  for (const [no, [description, change, status, code]] of hostile.entries()) {
    const own = { ticketId: `hostile-${no}` };
    // Uses several players because of the rate limit per player.
    const sender = await page(`hostile-${no}`, 'FAST_1');
    const answer = await sender.send({ ...good, ...own, ...change });
    assert.deepEqual([answer.statusCode, answer.json().code], [status, code], description);
    assert.deepEqual((await sender.get('tickets')).json().list, [], description);
  }
  assert.equal((await send({ ...good, padding: 'x'.repeat(20_000) })).statusCode, 413);
  assert.equal(platform.posted.length, posted);
  for (const url of ['FAST_1/draws?count=0', 'FAST_1/draws?count=101', 'FAST_1/draws?before=../x', 'tickets?before=x'])
    assert.equal((await get(url)).statusCode, 400, url);
  assert.equal((await get('FAST_1/draws/unknown')).statusCode, 404);
});

test('reports a lottery ticket of the running studio for a dispute', async () => {
  const { send, session } = await page('player-7', 'ELOTT_STAR');
  const slip = slipOf(session.game, { ticketId: 'disputed-ticket' });
  assert.equal((await send(slip)).statusCode, 200);
  const roundId = roundIdOf({ ...slip, playerId: 'player-7' }, instantDrawId);
  const [from, to] = [-minute, minute].map((ms) => new Date(Date.now() + ms).toISOString());
  const launch = await signedGet(vendor.server, key, `${studioRound.path}?roundId=${roundId}&from=${from}&to=${to}`);
  const { drawn, transactions } = launch.json().value;
  assert.deepEqual([drawn.game, drawn.stake], ['ELOTT_STAR', '1.00']);
  assert.match(drawn.seed, /^[0-9a-f]{64}, disputed-ticket$/);
  assert.equal(transactions[0].kind, 'bet');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { redNumbers } from '@portal/engines/roulette/roulette.rules';
import Fastify from 'fastify';
import { findTableGame } from '../../games/table-games.ts';
import { openStore } from '../../store/vendor-store.ts';
import { fakePlatform } from '../../testing/fake-platform.ts';
import { storeOptions } from '../../testing/store-options.ts';
import { withStudio } from '../../testing/with-studio.ts';
import { amountOf } from '../../tickets/amount-of.ts';
import { latestTableLines } from '../open-table-store.ts';
import { phaseMs } from '../phases.rules.ts';
import { newTableRoom } from '../testing/new-table-room.ts';
import { unsettledTicket } from '../tickets/end-ticket.rules.ts';
import { tableRoutes } from './table-routes.ts';
import { tableState } from './table-stream.ts';

const code = 'harbour-roulette';

/** Sets up a studio with one player at a running roulette table; the test moves the clock. */
function withTable(
  work: (parts: Awaited<ReturnType<typeof makeTable>>) => Promise<void>,
  balanceMinor = 1_000_000n,
): Promise<void> {
  return withStudio((folder) => makeTable(folder, balanceMinor), work);
}

async function makeTable(folder: string, balanceMinor: bigint) {
  const store = await openStore(storeOptions(folder));
  const platform = fakePlatform(balanceMinor);
  const { gateway } = platform;
  const { room, tableStore, time } = newTableRoom({ gateway, seedByte: 7 });
  const { clock } = time;
  const app = Fastify();
  tableRoutes(app, { store, gateway, tableStore, room, clock });
  platform.launch(code);
  const launchToken = 'launch-token-of-the-test';
  const opened = await app.inject({
    method: 'POST',
    url: '/api/tables/session',
    payload: { launchToken, gameCode: code },
  });
  const { session } = opened.json();
  const table = findTableGame(code);
  assert.ok(table);
  const leave = room.watch(table, { playerId: 'player-1', table: () => {}, ticket: () => {} });
  await time.pass(0);
  const headers = { 'x-session': session };
  const ask = (method: 'GET' | 'POST', url: string, payload?: object) => app.inject({ method, url, headers, payload });
  const bet = (change: object = {}) =>
    ask('POST', '/api/tables/bet', {
      betId: 'bet-0000-0001',
      roundNo: room.moment(code)?.round.roundNo,
      chips: [{ spot: 'red', amount: '5.00' }],
      ...change,
    });
  return { app, store, platform, time, room, tableStore: tableStore, clock, ask, bet, leave };
}

test('takes a bet once however often it is sent, and reports, settles and lists its round', async () => {
  await withTable(async ({ bet, platform, time, ask, room }) => {
    const all = await Promise.all(Array.from({ length: 10 }, () => bet()));
    for (const answer of all) assert.deepEqual([answer.statusCode, answer.json().state], [200, 'taken']);
    assert.equal(platform.posted.length, 1);
    assert.equal((await bet({ chips: [{ spot: 'red', amount: '6.00' }] })).json().code, 'bet_conflict');
    assert.equal((await ask('GET', '/api/tables/mine')).json().ticket.stake, '5.00');
    await time.pass(phaseMs.betting + phaseMs.closed);
    const shown = room.moment(code)?.round.shown;
    const win = shown?.engine === 'roulette' && redNumbers.includes(shown.number) ? 1000n : 0n;
    assert.equal(platform.balance(), 1_000_000n - 500n + win);
    assert.deepEqual(
      platform.reported.map(({ state }) => state),
      ['opened', 'closed', 'result'],
    );
    const [line] = (await ask('GET', '/api/tables/history')).json().list;
    assert.deepEqual(
      [line.state, line.win, line.bets[0].chips],
      ['settled', win ? '10.00' : '0.00', [{ spot: 'red', amount: '5.00' }]],
    );
  });
});

test("closes betting by the server's clock, whatever the page sends", async () => {
  await withTable(async ({ bet, time, platform, room }) => {
    const roundNo = room.moment(code)?.round.roundNo;
    await time.pass(phaseMs.betting - 1);
    assert.equal((await bet({ betId: 'in-good-time' })).statusCode, 200);
    await time.pass(1);
    const late = await bet({ betId: 'bet-0000-0002' });
    assert.deepEqual([late.statusCode, late.json().code], [422, 'betting_closed']);
    await time.pass(phaseMs.closed);
    assert.equal((await bet({ betId: 'bet-0000-0003' })).json().code, 'betting_closed');
    await time.pass(phaseMs.result);
    assert.equal((await bet({ betId: 'bet-0000-0004', roundNo })).json().code, 'betting_closed', 'a round of before');
    assert.equal((await bet({ betId: 'bet-0000-0005', roundNo: (roundNo ?? 0) + 2 })).json().code, 'betting_closed');
    assert.equal(platform.posted.filter((id) => id.includes('-win')).length, 1);
  });
});

// covers 2.7
test('lists and retains a ticket with a refused win, and pays it once the platform accepts', async () => {
  await withTable(async ({ bet, time, room, tableStore, platform }) => {
    assert.equal((await bet()).statusCode, 200);
    const [ticket] = tableStore.openTickets();
    const { roundId, at } = ticket ?? assert.fail();
    const known = platform.rounds.get(roundId) ?? assert.fail();
    known.state = 'settled';
    await time.pass(phaseMs.betting + phaseMs.closed + 100);
    const [stuck] = tableStore.unsettledTickets().map(unsettledTicket);
    const { win, ...shown } = stuck ?? assert.fail('nothing is listed');
    assert.deepEqual(shown, {
      gameCode: code,
      roundId,
      playerId: 'player-1',
      state: 'stuck',
      since: at,
      stake: '5.00',
    });
    const old = { ticket: '2999', round: '2999', refused: '2999' };
    assert.ok(
      latestTableLines(tableStore.lines(), old).some((line) => line.kind === 'ticket'),
      'it is kept however old it is',
    );

    known.state = 'open';
    const before = platform.balance();
    const ended = await room.end(roundId);
    assert.ok(ended?.kind === 'done');
    const { state, winMinor } = ended.round;
    assert.equal(state, 'settled');
    assert.equal(platform.balance(), before + BigInt(winMinor));
    assert.deepEqual([tableStore.unsettledTickets(), room.end(roundId)], [[], undefined]);
    assert.equal(win, amountOf(winMinor));
  });
});

const chips = (amount: unknown, spot: unknown = 'red') => ({ chips: [{ spot, amount }] });
const many = (count: number) => ({
  chips: Array.from({ length: count }, (_, i) => ({ spot: String(i % 37), amount: '1.00' })),
});
const hostile: [why: string, change: object, status: number, code: string, limit?: string][] = [
  ['a stake of zero', chips('0.00'), 422, 'zero_stake', '1.00'],
  ['a negative stake', chips('-5.00'), 422, 'negative_stake', '1.00'],
  ['three decimals', chips('5.001'), 422, 'stake_decimals', '1.00'],
  ['no decimals', chips('5'), 400, 'invalid_input'],
  ['less than a chip', chips('0.50'), 422, 'below_minimum', '1.00'],
  ['a stake that is no whole chip', chips('1.50'), 422, 'uneven_stake', '1.00'],
  ['a number for an amount', chips(5), 400, 'invalid_input'],
  ['a huge stake', chips('99999999999.00'), 422, 'above_spot_limit', '5000.00'],
  ['a stake beyond counting', chips('99999999999999.00'), 400, 'invalid_input'],
  ['above the spot', chips('5001.00'), 422, 'above_spot_limit', '5000.00'],
  ['above the spot of a number', chips('501.00', '17'), 422, 'above_spot_limit', '500.00'],
  [
    'above the round',
    { chips: ['red', 'even', 'low'].map((spot) => ({ spot, amount: '4000.00' })) },
    ...([422, 'above_round_limit', '10000.00'] as const),
  ],
  ['a spot unknown', chips('5.00', 'purple'), 422, 'unknown_spot'],
  ['a spot of the object', chips('5.00', '__proto__'), 422, 'unknown_spot'],
  ['a spot of another game', chips('5.00', 'banker'), 422, 'unknown_spot'],
  ['a spot twice', { chips: [...chips('5.00').chips, ...chips('5.00').chips] }, 422, 'repeated_spot'],
  ['no chips', { chips: [] }, 400, 'invalid_input'],
  ['chips without end', many(101), 400, 'invalid_input'],
  ['chips that are text', { chips: 'red' }, 400, 'invalid_input'],
  ['an id that is too short', { betId: 'b' }, 400, 'invalid_input'],
  ['an id with a slash', { betId: '../../bet-1' }, 400, 'invalid_input'],
  ['a round that is text', { roundNo: '1' }, 400, 'invalid_input'],
  ['a round below one', { roundNo: 0 }, 400, 'invalid_input'],
  ['a round without end', { roundNo: 1e300 }, 400, 'invalid_input'],
];

test('refuses hostile bets with a reason and changes nothing', async () => {
  await withTable(async ({ bet, platform, tableStore }) => {
    for (const [why, change, status, reason, limit] of hostile) {
      const answer = await bet(change);
      const { code: answeredCode, limit: answeredLimit } = answer.json();
      assert.deepEqual([answer.statusCode, answeredCode, answeredLimit], [status, reason, limit], why);
    }
    assert.deepEqual([platform.posted.length, tableStore.openTickets().length], [0, 0]);
  });
});

test('applies limits over all bets of a round: spot, round and number of bets', async () => {
  await withTable(async ({ bet }) => {
    assert.equal((await bet({ betId: 'first-bet', ...chips('5000.00') })).statusCode, 200);
    assert.equal((await bet({ betId: 'second-bet', ...chips('1.00') })).json().code, 'above_spot_limit');
    assert.equal((await bet({ betId: 'third-bet', ...chips('4990.00', 'odd') })).statusCode, 200);
    assert.equal((await bet({ betId: 'fourth-bet', ...chips('11.00', 'even') })).json().code, 'above_round_limit');
  });
  await withTable(async ({ bet }) => {
    for (let i = 0; i < 20; i += 1)
      assert.equal((await bet({ betId: `bet-number-${i}`, ...chips('1.00') })).statusCode, 200);
    assert.equal((await bet({ betId: 'one-too-many', ...chips('1.00') })).json().code, 'too_many_bets');
  });
});

test('ends a bet as refused if the platform refuses its stake', async () => {
  await withTable(async ({ bet, platform, tableStore, time }) => {
    const { state, refusal } = (await bet()).json();
    assert.deepEqual([state, refusal], ['refused', 'insufficient_balance']);
    await time.pass(phaseMs.betting + phaseMs.closed);
    assert.deepEqual([platform.posted, tableStore.openTickets()], [[], []]);
  }, 499n);
});

test('answers nothing without a session, and only for the table of the session', async () => {
  await withTable(async ({ app, ask }) => {
    const strange = { 'x-session': 'somebody-elses-session-id' };
    for (const url of [
      '/api/tables/session',
      '/api/tables/mine',
      '/api/tables/history',
      `/api/tables/${code}/stream`,
    ]) {
      const answer = await app.inject({ method: 'GET', url, headers: strange });
      assert.deepEqual([answer.statusCode, answer.json().code], [403, 'session_unknown'], url);
    }
    assert.equal((await ask('GET', '/api/tables/aurora-baccarat/stream')).statusCode, 403);
    const bet = await app.inject({ method: 'POST', url: '/api/tables/bet', headers: strange, payload: {} });
    assert.equal(bet.statusCode, 403);
    for (const payload of [
      {},
      [],
      { launchToken: 'x', gameCode: code },
      { launchToken: 'a'.repeat(20), gameCode: 'dragon-gate' },
    ]) {
      const opened = await app.inject({ method: 'POST', url: '/api/tables/session', payload });
      assert.deepEqual([opened.statusCode, opened.json().code], [400, 'invalid_input']);
    }
  });
});

test('sends no page the seed before the result', async () => {
  await withTable(async ({ ask, time, room, tableStore, clock }) => {
    const roundNo = room.moment(code)?.round.roundNo;
    const read = async () => (await ask('GET', `/api/tables/${code}/rounds/${roundNo}`)).json();
    const state = () => JSON.stringify(tableState({ room, tableStore, clock }, code));
    const seed = '07'.repeat(32);
    for (const ms of [0, phaseMs.betting]) {
      await time.pass(ms);
      assert.deepEqual(Object.keys(await read()).sort(), [
        'commitment',
        'engine',
        'gameName',
        'openedAt',
        'roundNo',
        'state',
      ]);
      assert.ok(!state().includes(seed));
    }
    await time.pass(phaseMs.closed);
    assert.equal((await read()).seed, seed);
    assert.ok(state().includes(seed));
    for (const odd of ['0', '-1', '1e3', '99999999999', 'x']) {
      assert.equal((await ask('GET', `/api/tables/${code}/rounds/${odd}`)).statusCode, 400, odd);
    }
    assert.equal((await ask('GET', `/api/tables/${code}/rounds/77`)).statusCode, 404);
    assert.equal((await ask('GET', '/api/tables/__proto__/rounds/1')).statusCode, 404);
  });
});

test('stops a table when nobody watches it', async () => {
  await withTable(async ({ leave, time, room, platform }) => {
    leave();
    await time.pass(100_000);
    assert.equal(room.moment(code), undefined);
    assert.equal(platform.reported.length, 3, 'the round that ran is finished, no other begins');
  });
});

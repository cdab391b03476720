import assert from 'node:assert/strict';
import { appendFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { vendorResettle, vendorSettle } from '@portal/shared/contract/vendor-api/batch-settlement';
import { vendorJackpotWin } from '@portal/shared/contract/vendor-api/jackpot';
import { vendorBalance, vendorBet, vendorRollback } from '@portal/shared/contract/vendor-api/rounds';
import { studioRound, studioStatement } from '@portal/shared/contract/vendor-api/statement';
import Fastify from 'fastify';
import * as v from 'valibot';
import type { Gateway } from '../gateway/platform-client.ts';
import { discloseRound } from '../rounds/operator-views.rules.ts';
import type { Round } from '../rounds/round.ts';
import { recordingGateway } from './recording-gateway.ts';
import { linesOf } from './statement-lines.rules.ts';
import { statementRoutes } from './statement-routes.ts';
import { openStatementStore } from './statement-store.ts';
import { signedGet } from './testing/signed-get.ts';

const at = '2026-03-02T10:00:00.000Z';
const begun = new Date('2026-03-01T00:00:00.000Z');
const line = (transactionId: string, when = at) => ({
  transactionId,
  roundId: 'r1',
  kind: 'bet' as const,
  amount: '1.00',
  at: when,
});
const bet = { transactionId: 't1', launchId: 'l1', playerId: 'p1', gameCode: 'g1', roundId: 'r1', amount: '1.00' };
const posted = { reference: '1', balance: '9.00' };

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vendor-statement-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('writes a line for each movement, with the amount if the studio knows it', () => {
  assert.deepEqual(linesOf(vendorBet, bet, posted, at), [line('t1')]);
  const back = { transactionId: 't2', betTransactionId: 't1', playerId: 'p1', roundId: 'r1' };
  assert.deepEqual(linesOf(vendorRollback, back, posted, at), [
    { transactionId: 't2', roundId: 'r1', kind: 'rollback', at },
  ]);
  const [jackpot] = linesOf(vendorJackpotWin, { ...bet, amount: undefined }, { ...posted, amount: '500.00' }, at);
  assert.deepEqual([jackpot?.kind, jackpot?.amount], ['jackpot', '500.00']);
  assert.deepEqual(linesOf(vendorBalance, { playerId: 'p1' }, { balance: '9.00' }, at), []);
});

test('writes only the completed items of a batch', () => {
  const win = { kind: 'win', playerId: 'p1', gameCode: 'g1', roundId: 'r1', amount: '2.00', closeRound: true };
  const items = ['a', 'b', 'c'].map((transactionId) => ({ ...win, transactionId }));
  const results = ['done', 'refused', 'later'].map((status, index) => ({ transactionId: 'abc'[index], status }));
  assert.deepEqual(
    linesOf(vendorSettle, { items }, { results }, at).map(({ transactionId, amount }) => [transactionId, amount]),
    [['a', '2.00']],
  );
});

test('writes only completed resettlements, with the new total of the round', () => {
  const again = { playerId: 'p1', gameCode: 'g1', roundId: 'r1' };
  const items = ['a', 'b', 'c', 'd'].map((id, at) => ({ ...again, transactionId: id, amount: `${at}.00` }));
  const statuses = ['done', 'refused', 'later', 'done'];
  const results = items.map(({ transactionId }, index) => ({ transactionId, status: statuses[index] }));
  assert.deepEqual(linesOf(vendorResettle, { items }, { results }, at), [
    { transactionId: 'a', roundId: 'r1', kind: 'correction', at, amount: '0.00' },
    { transactionId: 'd', roundId: 'r1', kind: 'correction', at, amount: '3.00' },
  ]);
});

test('stores only answered movements', async () => {
  const statements = await openStatementStore(folder, begun);
  let isUp = false;
  const platform: Gateway = {
    call: async (call) =>
      isUp ? { kind: 'answer', value: v.parse(call.output, posted) } : { kind: 'unreachable', reason: 'no answer' },
  };
  const gateway = recordingGateway(platform, statements, () => new Date(at));
  await gateway.call(vendorBet, bet);
  assert.deepEqual(await statements.read('2026-03-02', '2026-03-03'), []);
  isUp = true;
  await gateway.call(vendorBet, bet);
  assert.deepEqual(await statements.read('2026-03-02', '2026-03-03'), [line('t1')]);
  await statements.close();
});

// covers 7.2
test('treats a movement that cannot be stored as not answered, and stores it at the retry', async () => {
  const statements = await openStatementStore(folder, begun);
  const platform: Gateway = { call: async (call) => ({ kind: 'answer', value: v.parse(call.output, posted) }) };
  const gateway = recordingGateway(platform, statements, () => new Date(at));
  const inTheWay = path.join(folder, 'statement', '2026-03-02.jsonl');
  await mkdir(inTheWay);
  assert.equal((await gateway.call(vendorBet, bet)).kind, 'unreachable');
  await rm(inTheWay, { recursive: true });
  assert.equal((await gateway.call(vendorBet, bet)).kind, 'answer');
  assert.deepEqual(await statements.read('2026-03-02', '2026-03-03'), [line('t1')]);
  await statements.close();
});

test('reads across days and a restart, each transaction once, and skips an incomplete line', async () => {
  const first = await openStatementStore(folder, begun);
  await first.add([line('a'), line('b')]);
  await first.add([line('c', '2026-03-03T00:00:00.000Z')]);
  await first.close();
  await appendFile(path.join(folder, 'statement', '2026-03-02.jsonl'), '{"transactionId":"cut');
  const second = await openStatementStore(folder, new Date('2026-03-05T00:00:00.000Z'));
  await second.add([line('a'), line('d')]);
  assert.equal(second.since, begun.toISOString());
  const ids = (await second.read('2026-03-02T10:00:00.000Z', '2026-03-03T00:00:00.001Z')).map(
    (each) => each.transactionId,
  );
  assert.deepEqual(ids, ['a', 'b', 'd', 'c']);
  assert.equal((await second.read('2026-03-02T10:00:00.001Z', '2026-03-03T00:00:00.000Z')).length, 0);
  await second.close();
});

// covers 7.2
test("returns a statement page by page to callers with the studio's key only", async () => {
  const key = { keyId: 'k1', secret: 's'.repeat(32) };
  const statements = await openStatementStore(folder, begun);
  await statements.add(Array.from({ length: 1001 }, (_, no) => line(`t${no}`)));
  const app = Fastify();
  statementRoutes(app, { statements, disclosers: [], key: () => key });
  const ask = (query: string, secret = key.secret, secondsAgo = 0) =>
    signedGet(app, { ...key, secret }, `${studioStatement.path}?${query}`, secondsAgo);
  const period = 'from=2026-03-02T00:00:00.000Z&to=2026-03-03T00:00:00.000Z';
  const page = (await ask(period)).json().value;
  assert.deepEqual([page.list.length, page.next, page.since], [1000, '1000', begun.toISOString()]);
  const end = (await ask(`${period}&after=1000`)).json().value;
  assert.deepEqual([end.list.length, end.next], [1, undefined]);
  assert.equal((await ask(period, 'x'.repeat(32))).statusCode, 401);
  assert.equal((await ask(period, key.secret, 600)).statusCode, 401);
  assert.equal((await app.inject({ url: `${studioStatement.path}?${period}` })).statusCode, 401);
  assert.equal((await ask('from=yesterday&to=today')).statusCode, 400);
  await app.close();
  await statements.close();
});

// covers 7.1
test('reports a round with its postings as drawn, and its seed when it is over', async () => {
  const key = { keyId: 'k1', secret: 's'.repeat(32) };
  const statements = await openStatementStore(folder, begun);
  const lines = [line('dispute-bet'), line('dispute-win')].map((each) => ({ ...each, roundId: 'round-7' }));
  await statements.add([...lines, line('of-another')]);
  const round: Round = {
    roundId: 'round-7',
    sessionId: 's-1',
    playerId: 'p-1',
    launchId: 'l-1',
    gameCode: 'dragon-gate',
    clientSpinId: 'spin-1',
    stakeMinor: 1000,
    winMinor: 2500,
    state: 'staked',
    drawnAt: begun.toISOString(),
    seed: { no: 3, serverSeed: 'ab'.repeat(32) },
  };
  const known = new Map([[round.roundId, round]]);
  const app = Fastify();
  const ofRounds = (id: string) => {
    const found = known.get(id);
    return found && discloseRound(found);
  };
  statementRoutes(app, { statements, disclosers: [() => undefined, ofRounds], key: () => key });
  const ask = (roundId: string, secret = key.secret) => {
    const query = `roundId=${roundId}&from=2026-03-02T00:00:00.000Z&to=2026-03-03T00:00:00.000Z`;
    return signedGet(app, { ...key, secret }, `${studioRound.path}?${query}`);
  };
  const open = (await ask('round-7')).json().value;
  assert.deepEqual([open.drawn.stake, open.drawn.win, open.drawn.seed], ['10.00', '25.00', undefined]);
  assert.deepEqual(open.transactions, lines);
  known.set('round-7', { ...round, state: 'settled' });
  assert.match((await ask('round-7')).json().value.drawn.seed, /^(ab){32}, number 3, spin-1$/);
  assert.deepEqual((await ask('nothing')).json().value, { transactions: [] });
  assert.deepEqual([(await ask('round-7', 'x'.repeat(32))).statusCode, (await ask('')).statusCode], [401, 400]);
  await app.close();
  await statements.close();
});

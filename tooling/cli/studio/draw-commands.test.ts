import assert from 'node:assert/strict';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { exitCodes } from '../command/run-command.ts';
import { commandHarness } from '../testing/command-harness.ts';
import { drawCommands } from './draw-commands.ts';

const { gives, answers, asked, forget, folder, ...harness } = commandHarness();
const key = { provider: 'demo-studio', keyId: 'k1', secret: 's'.repeat(32) };
const draw = { gameCode: 'FAST_1', drawId: '20261122-1001' };
const words = [draw.gameCode, draw.drawId];

/** Runs a command of the studio whose address and key lie in the folder of the test. */
async function run(...args: string[]) {
  await mkdir(path.join(folder(), 'vendor'), { recursive: true });
  await writeFile(path.join(folder(), 'vendor', 'keys.json'), JSON.stringify(key));
  const { address } = JSON.parse(await readFile(path.join(folder(), 'operator.json'), 'utf8'));
  return harness.run(drawCommands, 'draws', ...args, '--studio', address);
}

// covers 1
test('a draw is cancelled and a result corrected by one call each', async () => {
  gives({ ...draw, state: 'cancelled', corrections: 0 });
  const cancelled = await run('cancel', ...words, '--why', 'a fault');
  assert.deepEqual([cancelled.code, cancelled.out], [exitCodes.good, 'Draw 20261122-1001 of FAST_1 is cancelled.']);
  assert.deepEqual([asked().method, asked().url], ['POST', '/draws/v1/cancel']);
  assert.deepEqual(asked().body, { ...draw, reason: 'a fault' });

  const numbers = 'BALLS 1 2 3 4 5';
  gives({ ...draw, state: 'result', numbers, corrections: 2 });
  const corrected = await run('correct', ...words, numbers, '--why', 'a fault', '--correction', '2');
  assert.equal(corrected.out, 'Correction 2 of draw 20261122-1001 of FAST_1: BALLS 1 2 3 4 5.');
  assert.equal(asked().url, '/draws/v1/correct');
  assert.deepEqual(asked().body, { ...draw, numbers, reason: 'a fault', correction: 2 });
});

test('the next and the last draws are listed with their state', async () => {
  const next = { ...draw, drawsAt: '2026-11-22T10:01:00.000Z', state: 'open', corrections: 0 };
  const last = {
    ...next,
    drawId: '20261122-1000',
    state: 'result',
    numbers: 'BALLS 1 2',
    corrections: 1,
    reason: 'a fault',
  };
  gives({ list: [next, last] });
  const listed = await run('list', 'FAST_1', '--count', '1');
  assert.equal(listed.code, exitCodes.good);
  const [, open, ended] = listed.out.split('\n');
  assert.match(open ?? '', /^FAST_1 +20261122-1001 +2026-11-22T10:01:00.000Z +open +-$/);
  assert.match(ended ?? '', /result +BALLS 1 2 +corrected 1 a fault$/);
  assert.deepEqual([asked().url, asked().body], ['/draws/v1/list', { count: 1, gameCode: 'FAST_1' }]);
});

test('tickets that are drawn and not settled are listed', async () => {
  const part = { ...draw, drawsAt: '2026-11-22T10:01:00.000Z', ticketId: 't1', playerId: 'anna', roundId: 'r1' };
  gives({ total: 3, list: [{ ...part, state: 'stuck', stake: '2.00', win: '7.20' }] });
  const listed = await run('unsettled', 'FAST_1', '--count', '1');
  const [, row, count] = listed.out.split('\n');
  assert.match(row ?? '', /^FAST_1 +20261122-1001 +2026-11-22T10:01:00.000Z +stuck +anna +t1 +r1 +2.00 +7.20$/);
  assert.deepEqual([listed.code, count], [exitCodes.good, '1 of 3']);
  assert.deepEqual([asked().url, asked().body], ['/draws/v1/unsettled', { count: 1, gameCode: 'FAST_1' }]);
  gives({ total: 0, list: [] });
  assert.equal((await run('unsettled')).out, 'All drawn tickets are settled.');
});

test('prints refusals and missing responses, and sends nothing without a reason', async () => {
  answers({ success: false, code: 'draw_is_drawn', message: 'The draw has a result' }, 409);
  const refused = await run('cancel', ...words, '--why', 'a fault');
  assert.deepEqual([refused.code, refused.error], [exitCodes.refused, 'The draw has a result: correct it.']);
  answers({ success: false, code: 'bad_signature', message: 'The signature is not valid' }, 401);
  assert.match((await run('cancel', ...words, '--why', 'a fault')).error, /^Not done: status 401/);
  forget();
  assert.match((await run('cancel', ...words)).error, /Say why/);
  assert.equal((await run('correct', ...words, '--why', 'a fault')).code, exitCodes.usage);
  assert.deepEqual(asked(), {});
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exitCodes } from '../command/run-command.ts';
import { commandHarness } from '../testing/command-harness.ts';
import { eventCommands } from './event-commands.ts';

const { gives, answers, asked, forget, ...harness } = commandHarness();
const run = (...args: string[]) => harness.run(eventCommands, 'events', ...args);

test('lists the requested page of dead letters', async () => {
  const at = '2026-03-02T07:00:00.000Z';
  const event = { id: '7', subscriber: 'agents.roll-up', topic: 'bet.settled', eventId: '90', reason: 'no such day' };
  gives({ list: [{ ...event, writtenAt: at, failedAt: at }], totalPages: 2 });
  const { code, out } = await run('list', '--page', '2');
  assert.deepEqual([code, asked().url], [exitCodes.good, '/operator/events/set-aside?pageNo=2&pageSize=50']);
  assert.match(out, /7 +agents\.roll-up +bet\.settled +2026.* +no such day\nPage 2 of 2$/);
});

// covers 9
test('delivers one of them again, or all, with a reason', async () => {
  gives({ told: 1, failed: 0 });
  assert.equal((await run('again', '7', '--why', 'mended')).out, '1 delivered.');
  assert.deepEqual([asked().url, asked().body], ['/operator/events/again', { id: '7', why: 'mended' }]);
  gives({ told: 2, failed: 1 });
  const { code, error } = await run('again', 'all', '--why', 'mended');
  assert.deepEqual([code, error], [exitCodes.refused, '2 delivered; 1 failed again:  events list']);
  assert.deepEqual(asked().body, { why: 'mended' });
});

test('sends nothing without a reason or with an unknown word; prints a refusal', async () => {
  forget();
  assert.match((await run('again', 'all')).error, /Say why/);
  assert.match((await run('again', 'seven', '--why', 'mended')).error, /Say which/);
  assert.deepEqual(asked(), {});
  answers({ success: false, code: 'not_found', message: 'This is not there' }, 404);
  assert.equal((await run('again', '7', '--why', 'mended')).code, exitCodes.refused);
});

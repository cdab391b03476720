import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commandHarness } from '../testing/command-harness.ts';
import { waiveCommands } from './waive-command.ts';

const { gives, asked, forget, ...harness } = commandHarness();

test('requests a waiver with a reason, and prints its amount', async () => {
  const at = '2026-01-01T00:00:00.000Z';
  const input = { memberId: 'm-1', account: 'player01', missing: '110.00' };
  const made = { id: 'p-1', act: 'turnover.waive', targetId: 'm-1.turnover', input, maker: 'maker', why: 'broken' };
  gives({ ...made, state: 'open', madeAt: at });
  const result = await harness.run(waiveCommands, 'waive', 'player01', '--why', 'broken');
  assert.match(result.out, /Proposed as p-1: 110\.00 to be waived/);
  assert.deepEqual([asked().url, asked().body], ['/operator/members/player01/waivers', { why: 'broken' }]);
  forget();
  assert.match((await harness.run(waiveCommands, 'waive', 'player01')).error, /Say why/);
  assert.deepEqual(asked(), {});
});

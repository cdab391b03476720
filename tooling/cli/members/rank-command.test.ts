import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commandHarness } from '../testing/command-harness.ts';
import { rankCommands } from './rank-command.ts';

const { gives, asked, forget, ...harness } = commandHarness();

test('requests a rank with a reason, and prints the previous one', async () => {
  const at = '2026-01-01T00:00:00.000Z';
  const input = { memberId: 'm-1', account: 'player01', from: '1', to: '5' };
  const made = { id: 'p-1', act: 'vip.rank', targetId: 'm-1.rank', input, maker: 'maker', why: 'from the old portal' };
  gives({ ...made, state: 'open', madeAt: at });
  const result = await harness.run(rankCommands, 'rank', 'player01', '5', '--why', 'from the old portal');
  assert.match(result.out, /Proposed as p-1: VIP 1 to VIP 5/);
  assert.deepEqual(
    [asked().url, asked().body],
    ['/operator/members/player01/ranks', { rank: 5, why: 'from the old portal' }],
  );
  forget();
  assert.match((await harness.run(rankCommands, 'rank', 'player01', '5')).error, /Say why/);
  assert.deepEqual(asked(), {});
});

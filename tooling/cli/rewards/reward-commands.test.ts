import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exitCodes } from '../command/run-command.ts';
import { commandHarness } from '../testing/command-harness.ts';
import { rewardCommands } from './reward-commands.ts';

const { gives, asked, forget, ...harness } = commandHarness();
const run = (...args: string[]) => harness.run(rewardCommands, ...args);
const createdAt = '2026-01-01T00:00:00.000Z';
const row = {
  id: 'g-1',
  source: 'promotion',
  name: 'Welcome',
  amount: '5.00',
  points: 7,
  turnover: '5.00',
  state: 'claimable',
  createdAt,
};

test('lists the rewards of a member', async () => {
  gives({ list: [row], totalPages: 1 });
  const list = await run('rewards', 'list', '--member', 'player01', '--state', 'claimable');
  assert.equal(asked().url, '/operator/rewards?member=player01&state=claimable&pageNo=1&pageSize=50');
  assert.match(list.out, /g-1 +promotion +Welcome +5\.00 +7 +claimable/);
  forget();
  assert.equal((await run('rewards', 'list')).code, exitCodes.refused);
  assert.deepEqual(asked(), {});
});

test('withdraws a reward with a reason', async () => {
  gives({ ...row, state: 'withdrawn' });
  const result = await run('rewards', 'withdraw', 'g-1', '--why', 'given twice');
  assert.match(result.out, /Withdrawn: Welcome, 5\.00 and 7 points/);
  assert.deepEqual([asked().url, asked().body], ['/operator/rewards/g-1/withdrawal', { why: 'given twice' }]);
  forget();
  assert.match((await run('rewards', 'withdraw', 'g-1')).error, /Say why/);
  assert.deepEqual(asked(), {});
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exitCodes } from '../command/run-command.ts';
import { commandHarness } from '../testing/command-harness.ts';
import { redemptionCommands } from './redemption-commands.ts';

const { gives, asked, forget, ...harness } = commandHarness();
const run = (...args: string[]) => harness.run(redemptionCommands, ...args);
const at = '2026-01-01T00:00:00.000Z';
const row = {
  id: 'r-1',
  memberId: 'm-1',
  account: 'player01',
  presentId: 'dice-cup',
  type: 'present',
  name: 'Dice cup',
  quantity: 2,
  points: 6400,
  amount: '0.00',
  state: 'in_process',
  remark: '',
  appliedAt: at,
  changedAt: at,
};

const request = {
  id: 'p-1',
  act: 'redemption.approve',
  targetId: 'r-1',
  input: { remark: 'enjoy' },
  maker: 'ann',
  why: 'enjoy',
  madeAt: at,
  state: 'open',
};

test('redemptions are listed by state and member, and one is shown with where it goes', async () => {
  gives({ list: [row], totalPages: 1 });
  const list = await run('redemptions', 'list', '--state', 'in_process', '--member', 'player01');
  assert.equal(asked().url, '/operator/points/redemptions?state=in_process&member=player01&pageNo=1&pageSize=50');
  assert.match(list.out, /r-1 +player01 +in_process +2 x Dice cup +6400/);
  assert.equal((await run('redemptions', 'list', '--state', 'gone')).code, exitCodes.refused);
  gives({ ...row, address: '12 Harbour Road', mobile: '+639175550101' });
  assert.match((await run('redemptions', 'show', 'r-1')).out, /12 Harbour Road[\s\S]*\+639175550101/);
});

test('one is approved with a remark or rejected with a reason, and neither without', async () => {
  gives({ ...row, state: 'approved' });
  assert.match((await run('redemptions', 'approve', 'r-1', '--remark', 'parcel 7')).out, /for player01 is approved/);
  assert.deepEqual([asked().url, asked().body], ['/operator/points/redemptions/r-1/approve', { remark: 'parcel 7' }]);
  gives({ ...row, type: 'bonus', approvalRequest: request });
  assert.match((await run('redemptions', 'approve', 'r-1', '--remark', 'enjoy')).out, /proposals accept p-1/);
  gives({ ...row, state: 'rejected' });
  assert.match((await run('redemptions', 'reject', 'r-1', '--why', 'sold out')).out, /6400 points are returned/);
  assert.deepEqual(asked().body, { why: 'sold out' });
  forget();
  assert.match((await run('redemptions', 'reject', 'r-1')).error, /Say why/);
  assert.match((await run('redemptions', 'approve', 'r-1')).error, /--remark/);
  assert.deepEqual(asked(), {});
});

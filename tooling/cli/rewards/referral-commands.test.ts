import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commandHarness } from '../testing/command-harness.ts';
import { referralCommands } from './referral-commands.ts';

const { gives, asked, ...harness } = commandHarness();

test('lists friends without a reward with the reason, of all members or of one', async () => {
  const at = '2026-01-01T00:00:00.000Z';
  const row = { inviter: 'vip05', friend: 'player03', reason: 'bank_account', invitedAt: at, at };
  gives({ list: [row], totalPages: 1 });
  const list = await harness.run(referralCommands, 'referrals', 'withheld', '--member', 'vip05');
  assert.equal(asked().url, '/operator/referrals/withheld?member=vip05&pageNo=1&pageSize=50');
  assert.match(list.out, /vip05 +player03 +bank account +2026/);
});

import assert from 'node:assert/strict';
import type { App } from '../../../app.ts';
import { databaseTests } from '../../../testing/database/databases.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { memberAccount } from '../../wallet/index.ts';
import { applyAs, withdrawingMember } from '../testing/withdrawing-member.ts';

const { test, database } = databaseTests(['postgres']);

test('lets exactly one of 40 concurrent calls win without locking the payment password', async () => {
  const app: App = await testApp(database());
  try {
    await app.modules.settings.write('withdrawal.openAtMost', 100, 'test');
    await app.modules.settings.write('withdrawal.limits', { min: '0.01', max: '20000.00', perDay: 1000 }, 'test');
    const player = await withdrawingMember(app, 'overhttp', 5000n);
    const answers = await Promise.all(Array.from({ length: 40 }, () => applyAs(app, player, '50.00')));
    const codes = answers.map(({ code }) => code ?? 'won');
    assert.deepEqual([codes.filter((code) => code === 'won').length, new Set(codes).size], [1, 2], codes.join());
    assert.ok(codes.includes('insufficient_balance'));
    assert.equal(await app.modules.wallet.balanceOf(memberAccount(player.memberId, 'hold')), 5000n);
  } finally {
    await app.close();
  }
});

import assert from 'node:assert/strict';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { createDatabase } from '../../../kernel/database/database.ts';
import { openPostgres } from '../../../kernel/database/postgres-engine.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { memberAccount } from '../../wallet/index.ts';
import { credit, withdrawingMember } from './withdrawing-member.ts';

/** Sends 200 concurrent applications for the whole balance, repeatedly: exactly one must win each time. */
export async function fullWithdrawalsAtOnce(url: string, rounds: number): Promise<void> {
  const database = createDatabase(openPostgres({ url, poolSize: 64, onError: () => {} }));
  const app = await testApp(database);
  try {
    const { member, payments, wallet, settings } = app.modules;
    // Lift the other limits: the ledger alone must prevent it.
    await settings.write('withdrawal.openAtMost', 100, 'test');
    await settings.write('withdrawal.limits', { min: '0.01', max: '20000.00', perDay: 1000 }, 'test');
    const { memberId, bankAccountId } = await withdrawingMember(app, 'allatonce', 0n);
    for (let round = 0; round < rounds; round += 1) {
      await credit(app, memberId, 5000n);
      const application = { memberId, bankAccountId, amountMinor: 5000n, release: '' };
      const tries = Array.from({ length: 200 }, (_, turn) =>
        database.transaction(async () => {
          // Every other one without locking the member, so that nothing else serialises them.
          if (turn % 2 === 0) await member.lock(memberId);
          return payments.withdrawals.apply(application);
        }),
      );
      const outcomes = await Promise.allSettled(tries);
      const won = outcomes.filter(({ status }) => status === 'fulfilled');
      assert.equal(won.length, 1, `round ${round}`);
      for (const outcome of outcomes)
        if (outcome.status === 'rejected')
          assert.equal(
            outcome.reason instanceof Refusal ? outcome.reason.code : outcome.reason,
            'insufficient_balance',
          );
      assert.equal(await wallet.balanceOf(memberAccount(memberId)), 0n);
      const { list } = await payments.withdrawals.page({ memberId, state: 'applied' }, 1, 10);
      assert.equal(list.length, 1, 'one row');
      await payments.withdrawals.cancel(memberId, list[0]?.id ?? '');
      await wallet.post({
        source: 'test',
        reference: `empty-${round}`,
        kind: 'bet',
        legs: [
          { account: memberAccount(memberId), amount: -5000n },
          { account: { owner: 'house', ownerId: 'deposits', unit: 'money' }, amount: 5000n },
        ],
      });
    }
    assert.equal((await wallet.checkLedger()).balanced, true);
  } finally {
    await app.close();
    await database.close();
  }
}

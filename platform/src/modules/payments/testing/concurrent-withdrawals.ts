import assert from 'node:assert/strict';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { createDatabase } from '../../../kernel/database/database.ts';
import { openPostgres } from '../../../kernel/database/postgres-engine.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { memberAccount } from '../../wallet/index.ts';
import { credit, withdrawingMember } from './withdrawing-member.ts';

/** Each has a connection of its own, so that none waits for one however slow the machine is. */
const clients = 40;
const triesOfEach = 5;

/** Lets 40 clients at once apply 200 times for the whole balance, repeatedly: exactly one must win each time. */
export async function fullWithdrawalsAtOnce(url: string, rounds: number): Promise<void> {
  const database = createDatabase(openPostgres({ url, poolSize: clients + 4, onError: () => {} }));
  const app = await testApp(database);
  try {
    const { member, payments, wallet, settings } = app.modules;
    // Lift the other limits: the ledger alone must prevent it.
    await settings.write('withdrawal.openAtMost', 100, 'test');
    await settings.write('withdrawal.limits', { min: '0.01', max: '20000.00', perDay: 1000 }, 'test');
    const { memberId, bankAccountId } = await withdrawingMember(app, 'allatonce', 0n);
    // Without the member's lock a first withdrawal would open it between two others, which then lock each other out.
    await wallet.openAccounts([memberAccount(memberId, 'hold')]);
    for (let round = 0; round < rounds; round += 1) {
      await credit(app, memberId, 5000n);
      const application = { memberId, bankAccountId, amountMinor: 5000n, release: '' };
      const apply = (locksMember: boolean) =>
        database.transaction(async () => {
          if (locksMember) await member.lock(memberId);
          return payments.withdrawals.apply(application);
        });
      const outcomes: unknown[] = [];
      const client = async (_: unknown, no: number) => {
        for (let turn = 0; turn < triesOfEach; turn += 1)
          outcomes.push(
            // Every other one without locking the member, so that nothing else serialises them.
            await apply((no + turn) % 2 === 0).then(
              () => 'won',
              (error) => (error instanceof Refusal ? error.code : error),
            ),
          );
      };
      await Promise.all(Array.from({ length: clients }, client));
      const refused = outcomes.filter((outcome) => outcome !== 'won');
      assert.equal(refused.length, outcomes.length - 1, `round ${round}`);
      for (const refusal of refused) assert.equal(refusal, 'insufficient_balance');
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

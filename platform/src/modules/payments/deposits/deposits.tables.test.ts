import assert from 'node:assert/strict';
import { test } from 'node:test';
import { or, sql } from 'drizzle-orm';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { deposits, holdsPayment } from './deposits.tables.ts';

/** Shows the plan with sequential scans made expensive: an index is used for its condition, or not at all. */
forEachDatabase(({ database }) => {
  const planOf = (condition: ReturnType<typeof holdsPayment>) =>
    database().db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const { rows } = await tx.execute(
        sql`explain (verbose) select ${deposits.id} from ${deposits} where ${condition}`,
      );
      return rows.map((row) => String(Object.values(row)[0])).join('\n');
    });

  // covers 7.1
  for (const { name, condition } of [
    { name: 'a payment of a provider', condition: holdsPayment('sandbox', ['pay-1']) },
    { name: 'a payment by hand', condition: holdsPayment('manual', ['FT-26-1']) },
    { name: 'several payments', condition: holdsPayment('sandbox', ['pay-1', 'pay-2']) },
    {
      name: 'payments of two providers',
      condition: or(holdsPayment('one', ['pay-1']), holdsPayment('two', ['pay-1'])),
    },
  ])
    test(`${name}: finds the deposit that holds it by its reference`, async () => {
      const plan = await planOf(condition);
      assert.match(plan, /deposits_payment/);
      assert.match(plan, /Index Cond: .*payment_reference/);
      assert.doesNotMatch(plan, /Seq Scan/);
    });
});

import { and, asc, eq, sql } from 'drizzle-orm';
import { Refusal } from '../../../../kernel/calls/refusal.ts';
import { processEach } from '../../../../kernel/jobs/process-each.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { agentSettlements as rows, type Settlement } from '../settlement.tables.ts';
import type { SettlementDeps } from '../settlement-deps.ts';
import { notifyOwedPaid } from './payment-notifications.ts';
import { paymentPosting } from './payment-posting.rules.ts';

const paymentsAtOnce = 200;

/**
 * Pays what uplines owe and can cover now, each payment whole, oldest first per upline. Uplines not reached in time are
 * next.
 */
export async function payOwed(kernel: Kernel, deps: SettlementDeps, mayGoOn: () => boolean): Promise<void> {
  const pay = (payerId: string) =>
    kernel.database.transaction(async () => {
      const paid = await payOldest(kernel, deps, payerId);
      await notifyOwedPaid(kernel, deps, paid);
    });
  await processEach(await payersWithCover(kernel, deps), pay, mayGoOn);
}

/** Finds payers whose wallet covers their oldest debt. */
async function payersWithCover({ db }: Pick<Kernel, 'db'>, { wallet }: SettlementDeps): Promise<string[]> {
  // Jumps from payer to payer: an upline with an empty wallet may owe very many.
  const oldest = await db.execute<{ payerId: string; amount: string }>(sql`
    with recursive payers as (
      (select payer_id from agent_settlements where state = 'owed' and payer_id is not null order by payer_id limit 1)
      union all
      select (select next.payer_id from agent_settlements next
        where next.state = 'owed' and next.payer_id > payers.payer_id order by next.payer_id limit 1)
      from payers where payers.payer_id is not null
    )
    select payers.payer_id as "payerId", oldest.amount_minor::text as amount
    from payers cross join lateral (
      select owed.amount_minor from agent_settlements owed
      where owed.state = 'owed' and owed.payer_id = payers.payer_id order by owed.period_end, owed.id limit 1
    ) as oldest`);
  const payers = oldest.rows.map(({ payerId, amount }) => ({ payerId, amountMinor: BigInt(amount) }));
  const balances = await wallet.mainBalances(payers.map(({ payerId }) => payerId));
  return payers.flatMap(({ payerId, amountMinor }) => ((balances.get(payerId) ?? 0n) >= amountMinor ? [payerId] : []));
}

async function payOldest(kernel: Kernel, deps: SettlementDeps, payerId: string): Promise<Settlement[]> {
  const owed = await kernel.db
    .select()
    .from(rows)
    .where(and(eq(rows.payerId, payerId), eq(rows.state, 'owed')))
    .orderBy(asc(rows.periodEnd), asc(rows.id))
    .limit(paymentsAtOnce)
    .for('update');
  const paid: Settlement[] = [];
  for (const settlement of owed) {
    const paidAt = kernel.clock.now();
    if (!(await isPaid(deps, settlement, paidAt))) break;
    await kernel.db.update(rows).set({ state: 'paid', paidAt }).where(eq(rows.id, settlement.id));
    paid.push({ ...settlement, state: 'paid', paidAt });
  }
  return paid;
}

/** False when the wallet does not cover it. */
async function isPaid({ wallet }: SettlementDeps, settlement: Settlement, at: Date): Promise<boolean> {
  try {
    await wallet.credit(settlement.agentId, paymentPosting(settlement, at));
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'insufficient_balance') return false;
    throw error;
  }
}

/** Sums what is owed to an agent and by it, of all time, in minor units. */
export async function owedOf(
  { db }: Pick<Kernel, 'db'>,
  agentId: string,
): Promise<{ toMeMinor: bigint; byMeMinor: bigint }> {
  const sumOf = (of: typeof rows.agentId | typeof rows.payerId) =>
    db
      .select({ sum: sql<string>`coalesce(sum(${rows.amountMinor}), 0)::text` })
      .from(rows)
      .where(and(eq(of, agentId), eq(rows.state, 'owed')));
  const [[toMe], [byMe]] = [await sumOf(rows.agentId), await sumOf(rows.payerId)];
  return { toMeMinor: BigInt(toMe?.sum ?? 0), byMeMinor: BigInt(byMe?.sum ?? 0) };
}

import type { ContractKind } from '@portal/shared/contract/agents/contract-terms';
import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { processEach } from '../../../../kernel/jobs/process-each.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import type { Posting } from '../../../wallet/index.ts';
import type { Span } from '../../figures/figures-api.ts';
import { noDownlineShares, readDownlineShares } from '../calculation/downline-shares.ts';
import { amountOf } from '../calculation/formulas.rules.ts';
import { agentSettlements as rows, type Settlement } from '../settlement.tables.ts';
import type { SettlementDeps } from '../settlement-deps.ts';
import { lockWatermark } from '../watermarks.ts';
import { notifyPayersOfEach, notifyReceivers } from './payment-notifications.ts';
import { paymentPosting } from './payment-posting.rules.ts';

/** Agents whose wallets are locked together; their bets wait meanwhile. */
const paidAtOnce = 200;

interface Pay {
  kind: ContractKind;
  /** Periods that ended in this span are paid. */
  span: Span;
  /**
   * For seeding: collects payments instead of posting them, dated at the end of their period, without notifications.
   */
  past?: Posting[] | undefined;
}

/**
 * Computes amounts and pays them, uplines before downlines, in batches; each succeeds with its payment or not at all. A
 * failing batch is retried one by one, so that one failing payment blocks no other.
 * @throws at the end what failed; it stays `pending`
 */
export async function payDue(kernel: Kernel, deps: SettlementDeps, pay: Pay): Promise<void> {
  const pending = await pendingOf(kernel, pay);
  const parts: string[][] = [];
  for (let from = 0; from < pending.length; from += paidAtOnce) parts.push(pending.slice(from, from + paidAtOnce));
  const payPart = (ids: readonly string[]) => kernel.database.transaction(() => paySome(kernel, deps, pay, ids));
  if (pay.past) {
    // Past settlement is one transaction, which the first failure ends.
    for (const part of parts) await payPart(part);
    return;
  }
  const apart = new Set<readonly string[]>();
  function* turns() {
    for (const part of parts) {
      yield part;
      if (apart.has(part)) for (const id of part) yield [id];
    }
  }
  await processEach(turns(), async (ids) => {
    try {
      await payPart(ids);
    } catch (error) {
      if (ids.length === 1) throw error;
      apart.add(ids);
    }
  });
}

const isPending = eq(rows.state, 'pending');
const order = [asc(rows.periodEnd), asc(rows.depth), asc(rows.agentId)];

async function pendingOf({ db }: Pick<Kernel, 'db'>, { kind, span: { start, end } }: Pay): Promise<string[]> {
  const found = await db
    .select({ id: rows.id })
    .from(rows)
    .where(and(eq(rows.kind, kind), isPending, gt(rows.periodEnd, start), lte(rows.periodEnd, end)))
    .orderBy(...order);
  return found.map(({ id }) => id);
}

async function paySome(kernel: Kernel, deps: SettlementDeps, { kind, past }: Pay, ids: readonly string[]) {
  const watermark = await lockWatermark(kernel, kind);
  // Without those that another process paid meanwhile.
  const pending = await kernel.db
    .select()
    .from(rows)
    .where(and(inArray(rows.id, [...ids]), isPending))
    .orderBy(...order);
  if (pending.length === 0) return;
  const computed = await withAmounts(kernel, pending);
  const settled = past
    ? computed.map((settlement) => paidInThePast(settlement, past))
    : await pay(kernel, deps, computed);
  await write(kernel, settled);
  if (past) return;
  await notifyReceivers(kernel, deps, settled);
  const isLate = ({ periodEnd }: Settlement) => periodEnd <= watermark;
  await notifyPayersOfEach(deps, settled.filter(isLate));
}

async function withAmounts({ db }: Pick<Kernel, 'db'>, pending: readonly Settlement[]): Promise<Settlement[]> {
  const downlineShares = await readDownlineShares(db, pending);
  return pending.map((settlement) => {
    const { list, sumMinor } = downlineShares.get(settlement.id) ?? noDownlineShares;
    const amountMinor = amountOf(settlement.grossMinor, sumMinor);
    return { ...settlement, taken: list, takenMinor: sumMinor, amountMinor };
  });
}

/** Payments that an upline cannot cover become owed. */
async function pay(
  kernel: Kernel,
  { wallet }: SettlementDeps,
  settlements: readonly Settlement[],
): Promise<Settlement[]> {
  const paidAt = kernel.clock.now();
  const due = settlements.filter(({ amountMinor }) => amountMinor > 0n);
  const outcomes = await wallet.creditMany(
    due.map((settlement) => ({ memberId: settlement.agentId, posting: paymentPosting(settlement, paidAt) })),
  );
  const outcomeOf = new Map(due.map(({ id }, no) => [id, outcomes[no]]));
  return settlements.map((settlement) => {
    const outcome = outcomeOf.get(settlement.id);
    if (settlement.amountMinor === 0n) return { ...settlement, state: 'nothing' };
    if (outcome === 'posted') return { ...settlement, state: 'paid', paidAt };
    if (outcome === 'insufficient_balance' && settlement.payerId) return { ...settlement, state: 'owed' };
    throw new Error(`Settlement ${settlement.id} cannot be paid: ${outcome}`);
  });
}

function paidInThePast(settlement: Settlement, past: Posting[]): Settlement {
  if (settlement.amountMinor === 0n) return { ...settlement, state: 'nothing' };
  past.push(paymentPosting(settlement, settlement.periodEnd));
  return { ...settlement, state: 'paid', paidAt: settlement.periodEnd };
}

async function write({ db }: Pick<Kernel, 'db'>, settlements: readonly Settlement[]): Promise<void> {
  const changes = settlements.map(({ id, taken, takenMinor, amountMinor, state, paidAt }) => ({
    id,
    taken,
    state,
    taken_minor: String(takenMinor),
    amount_minor: String(amountMinor),
    paid_at: paidAt?.toISOString() ?? null,
  }));
  await db.execute(sql`
    update agent_settlements s set taken = n.taken, taken_minor = n.taken_minor, amount_minor = n.amount_minor,
      state = n.state, paid_at = n.paid_at
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as n (id text, taken jsonb, taken_minor bigint,
      amount_minor bigint, state text, paid_at timestamptz)
    where s.id = n.id`);
}

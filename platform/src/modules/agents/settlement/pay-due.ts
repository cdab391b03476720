import type { ContractKind } from '@portal/shared/contract/agents/contract-terms';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { Posting } from '../../wallet/index.ts';
import { amountOf } from './formulas.rules.ts';
import { holdMark } from './marks.ts';
import { paymentPosting } from './payment-posting.rules.ts';
import { agentSettlements as rows, type Settlement } from './settlement.tables.ts';
import type { SettlementDeps } from './settlement-deps.ts';
import { nothingTaken, takenOf } from './taken.ts';
import { tellReceivers } from './tell-paid.ts';

/** Wallets of so many agents are held at once; their bets wait for it. */
const paidAtOnce = 200;

interface Pay {
  kind: ContractKind;
  /** Periods that ended up to then. */
  until: Date;
  /** Seeding: payments are kept here instead of posted, dated at the end of their period, and nobody is told. */
  past?: Posting[] | undefined;
}

/** Amounts and payments of all that is computed, some at a time, each with its payment or not at all. */
export async function payDue(kernel: Kernel, deps: SettlementDeps, pay: Pay): Promise<void> {
  while ((await kernel.database.transaction(() => paySome(kernel, deps, pay))) === paidAtOnce);
}

async function paySome(kernel: Kernel, deps: SettlementDeps, { kind, until, past }: Pay): Promise<number> {
  await holdMark(kernel, kind);
  const pending = await kernel.db
    .select()
    .from(rows)
    .where(and(eq(rows.kind, kind), eq(rows.state, 'pending'), lte(rows.periodEnd, until)))
    .orderBy(asc(rows.periodEnd), asc(rows.depth), asc(rows.agentId))
    .limit(paidAtOnce);
  if (pending.length === 0) return 0;
  const computed = await withAmounts(kernel, pending);
  const settled = past
    ? computed.map((settlement) => paidInThePast(settlement, past))
    : await pay(kernel, deps, computed);
  await write(kernel, settled);
  if (!past) await tellReceivers(kernel, deps, settled);
  return pending.length;
}

async function withAmounts({ db }: Pick<Kernel, 'db'>, pending: readonly Settlement[]): Promise<Settlement[]> {
  const taken = await takenOf(db, pending);
  return pending.map((settlement) => {
    const { list, sumMinor } = taken.get(settlement.id) ?? nothingTaken;
    const amountMinor = amountOf(settlement.grossMinor, sumMinor);
    return { ...settlement, taken: list, takenMinor: sumMinor, amountMinor };
  });
}

/** What an upline has no cover for is owed. */
async function pay(
  kernel: Kernel,
  { wallet }: SettlementDeps,
  settlements: readonly Settlement[],
): Promise<Settlement[]> {
  const paidAt = kernel.clock.now();
  const due = settlements.filter(({ amountMinor }) => amountMinor > 0n);
  const outcomes = await wallet.payInMany(
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
    ...{ id, taken, state, taken_minor: String(takenMinor), amount_minor: String(amountMinor) },
    paid_at: paidAt?.toISOString() ?? null,
  }));
  await db.execute(sql`
    update agent_settlements s set taken = n.taken, taken_minor = n.taken_minor, amount_minor = n.amount_minor,
      state = n.state, paid_at = n.paid_at
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as n (id text, taken jsonb, taken_minor bigint,
      amount_minor bigint, state text, paid_at timestamptz)
    where s.id = n.id`);
}

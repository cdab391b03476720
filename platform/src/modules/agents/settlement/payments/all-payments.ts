import type { listAgentPayments } from '@portal/shared/contract/agents/operator-payments';
import type { CallParsedInput, CallResult } from '@portal/shared/contract/calls/define-call';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { and, count, desc, eq, or } from 'drizzle-orm';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { agentSettlements as rows } from '../settlement.tables.ts';
import type { SettlementDeps } from '../settlement-deps.ts';

/** The newest ones; nobody pages further. */
const listedAtMost = 10_000;

type Asked = Pick<CallParsedInput<typeof listAgentPayments>, 'state' | 'pageNo' | 'pageSize'>;

/** Lists payments of all agents in one state, newest period end first; for one member what it receives or pays. */
export async function listAllPayments(
  { db }: Pick<Kernel, 'db'>,
  { member }: Pick<SettlementDeps, 'member'>,
  { state, pageNo, pageSize }: Asked,
  memberId: string | undefined,
): Promise<CallResult<typeof listAgentPayments>> {
  const isOfMember = memberId === undefined ? undefined : or(eq(rows.agentId, memberId), eq(rows.payerId, memberId));
  const where = and(eq(rows.state, state), isOfMember);
  const some = db.select({ id: rows.id }).from(rows).where(where).limit(listedAtMost).as('some');
  const listed = (await db.select({ rows: count() }).from(some))[0]?.rows ?? 0;
  const offset = (pageNo - 1) * pageSize;
  const page = await db
    .select()
    .from(rows)
    .where(where)
    .orderBy(desc(rows.periodEnd), desc(rows.id))
    .limit(Math.max(0, Math.min(pageSize, listed - offset)))
    .offset(offset);
  const ids = page.flatMap(({ agentId, payerId }) => (payerId ? [agentId, payerId] : [agentId]));
  const accounts = await member.accountsOf(ids);
  const list = page.map(({ id, kind, agentId, payerId, periodStart, periodEnd, grossMinor, amountMinor, paidAt }) => ({
    id,
    kind,
    account: accounts.get(agentId) ?? '',
    payer: payerId ? accounts.get(payerId) : undefined,
    from: periodStart.toISOString(),
    to: periodEnd.toISOString(),
    gross: amountFromMinor(grossMinor),
    amount: amountFromMinor(amountMinor),
    paidAt: paidAt?.toISOString(),
  }));
  return { list, totalPages: Math.ceil(listed / pageSize) };
}

import type { listContractPayments } from '@portal/shared/contract/agents/contract-payments';
import type { simulateContract } from '@portal/shared/contract/agents/contracts';
import type { CallParsedInput } from '@portal/shared/contract/calls/define-call';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import type { RecordPeriod } from '../../../../kernel/time/record-period.rules.ts';
import type { Member } from '../../../accounts/index.ts';
import { noDownlineShares, readDownlineShares } from '../calculation/downline-shares.ts';
import { amountOf } from '../calculation/formulas.rules.ts';
import { readLossCarryForwards } from '../calculation/loss-carry-forwards.ts';
import { readEntries } from '../calculation/read-figures.ts';
import { earnedBy } from '../calculation/settlement-row.rules.ts';
import type { SettlementDeps } from '../settlement-deps.ts';
import { simulate } from '../simulation/simulate.ts';
import { agentIncome } from './agent-income.ts';
import { listAllPayments } from './all-payments.ts';
import { explain } from './explain-payment.ts';
import { type FoundPayment, findPayment } from './find-payment.ts';
import { allPayments, countPayments, listPayments, type PaymentFilter } from './list-payments.ts';
import { paymentBets } from './payment-bets.ts';

type Paging = Pick<CallParsedInput<typeof listContractPayments>, 'pageNo' | 'pageSize'>;
type Simulation = Pick<CallParsedInput<typeof simulateContract>, 'account' | 'terms'>;

/**
 * Payments shown to agents, found by `findPayment`.
 * @throws Refusal `payment_not_found`
 */
export function createPayments(kernel: Kernel, deps: SettlementDeps) {
  const { member } = deps;
  return {
    list: (caller: Member, asked: PaymentFilter & Paging, period: RecordPeriod) =>
      listPayments(kernel, deps, caller, asked, period),
    count: (caller: Member, asked: PaymentFilter, period: RecordPeriod) =>
      countPayments(kernel, deps, caller, asked, period),
    all: (caller: Member, asked: PaymentFilter, period: RecordPeriod) =>
      allPayments(kernel, deps, caller, asked, period),
    explain: async (caller: Member, id: string) => explain(member, await findPayment(kernel, deps, caller, id)),
    async replay(caller: Member, id: string) {
      const found = await findPayment(kernel, deps, caller, id);
      const amountMinor = await replay(kernel, deps, found);
      return { amount: amountFromMinor(amountMinor), isSame: amountMinor === found.settlement.amountMinor };
    },
    bets: async (caller: Member, id: string, paging: Paging) =>
      paymentBets(kernel, deps, caller, await findPayment(kernel, deps, caller, id), paging),
    /**
     * Simulates terms.
     * @throws Refusal `contract_outside`, `tiers_out_of_order`
     */
    simulate: (caller: Member, asked: Simulation, period: RecordPeriod) =>
      simulate(kernel, deps, caller, asked, period),
    /** For operators: of all agents, or of one member. */
    listAll: (asked: Parameters<typeof listAllPayments>[2], memberId: string | undefined) =>
      listAllPayments(kernel, deps, asked, memberId),
    income: (caller: Member, period: RecordPeriod) => agentIncome(kernel, caller.id, period),
  };
}

/** Recomputes a payment from the current entries, in minor units. */
async function replay(
  { db }: Pick<Kernel, 'db'>,
  { figures, member }: Pick<SettlementDeps, 'figures' | 'member'>,
  { settlement, agent, version }: FoundPayment,
): Promise<bigint> {
  const span = { start: settlement.periodStart, end: settlement.periodEnd };
  const found = await readEntries(figures, await member.branches.pathsOf(agent), version.terms, span);
  const lossCarriedInMinor = (await readLossCarryForwards(db, [version], span.start)).get(version.contractId) ?? 0n;
  const downlineShares = (await readDownlineShares(db, [settlement])).get(settlement.id) ?? noDownlineShares;
  return amountOf(earnedBy(version, found, lossCarriedInMinor).grossMinor, downlineShares.sumMinor);
}

import type { ContractPayment } from '@portal/shared/contract/agents/contract-payments';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import type { MemberModule } from '../../../accounts/index.ts';
import type { Settlement } from '../settlement.tables.ts';

/** Shows payments with the accounts of both sides. */
export async function showPayments(
  { accountsOf }: Pick<MemberModule, 'accountsOf'>,
  settlements: readonly Settlement[],
): Promise<ContractPayment[]> {
  const ids = settlements.flatMap(({ agentId, payerId }) => (payerId ? [agentId, payerId] : [agentId]));
  const accounts = await accountsOf(ids);
  return settlements.map((settlement) => toWire(settlement, accounts));
}

function toWire(settlement: Settlement, accounts: ReadonlyMap<string, string>): ContractPayment {
  const { id, contractId, kind, agentId, payerId, periodStart, periodEnd, rate, state, paidAt } = settlement;
  return {
    id,
    contractId,
    kind,
    account: accounts.get(agentId) ?? '',
    rate,
    payer: payerId ? accounts.get(payerId) : undefined,
    from: periodStart.toISOString(),
    to: periodEnd.toISOString(),
    validBet: amountFromMinor(settlement.validBetMinor),
    gross: amountFromMinor(settlement.grossMinor),
    taken: amountFromMinor(settlement.takenMinor),
    amount: amountFromMinor(settlement.amountMinor),
    state: state === 'pending' ? 'nothing' : state,
    paidAt: paidAt?.toISOString(),
  };
}

import { amountFromMinor } from '@portal/shared/contract/amounts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Proposal } from '../../modules/payments/index.ts';
import type { WithdrawalFlowDeps } from '../withdrawals/withdrawal-deps.ts';

export const waiveAct = 'turnover.waive';

/**
 * Performs an approved waiver; turnover required after the request stays. @throws Refusal `proposal_stale` if nothing
 * is left
 */
export async function waiveForMember(
  { payments }: Pick<WithdrawalFlowDeps, 'payments'>,
  { id, input, madeAt }: Proposal,
) {
  const waived = await payments.waiveTurnover({ id, memberId: input.memberId ?? '', until: madeAt });
  if (waived.length === 0) throw new Refusal('proposal_stale');
  const requirements = waived.map(({ reference, missingMinor }) => ({
    reference,
    missing: amountFromMinor(missingMinor),
  }));
  return { act: 'waive-turnover', detail: { ...input, requirements } };
}

import { acceptApprovalRequest } from '@portal/shared/contract/approvals/operator-approvals';
import { proposeAdjustment } from '@portal/shared/contract/wallet/operator-adjustments';
import { financeOperators } from './finance-operators.ts';

/** Credits a test's member with money, by two operators. */
export async function fundMember(dataDir: string, member: string, amount: string): Promise<void> {
  const { maker, checker } = await financeOperators(dataDir);
  const why = 'a case needs money';
  const { id } = await maker(proposeAdjustment, { member, amount, why });
  await checker(acceptApprovalRequest, { id, why });
}

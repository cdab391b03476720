import { trialType } from '@portal/shared/contract/constants';
import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import { proposeAdjustment } from '@portal/shared/contract/wallet/operator-adjustments';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { MemberModule } from '../../accounts/index.ts';
import type { ApprovalRequest, ApprovalsModule } from '../../approvals/index.ts';
import type { PaymentsModule } from '../../payments/index.ts';
import { between, houseAccount, memberAccount, type Wallet } from '../index.ts';

export interface AdjustmentDeps {
  approvals: ApprovalsModule;
  member: MemberModule;
  payments: Pick<PaymentsModule, 'turnover'>;
  wallet: Wallet;
}

const act = 'wallet.adjust';

/**
 * Corrections of a wallet, by two operators. The request shows the balance to whoever decides; the balance may change
 * until then, the number of earlier corrections may not.
 */
export function adjustmentRoutes(app: FastifyInstance, deps: AdjustmentDeps): void {
  const { approvals, member, wallet } = deps;
  approvals.register(act, { run: (request) => adjustWallet(deps, request) });
  route(app, proposeAdjustment, ({ member: named, amount, why }, { operator }) =>
    approvals.propose(operator, async () => {
      const { id: targetId, account, type } = await member.named(named);
      if (type === trialType) throw new Refusal('trial_account');
      const balance = amountFromMinor(await wallet.balanceOf(memberAccount(targetId)));
      const seenVersion = await approvals.countDone(act, targetId);
      const audit = { act: 'propose-adjust-wallet', target: account };
      return { act, targetId, seenVersion, input: { amount, account, balance }, why, audit };
    }),
  );
}

/**
 * Performs an approved correction; locks the member, so that concurrent ones see each other. @throws Refusal
 * `proposal_stale`
 */
async function adjustWallet(
  { approvals, member, payments, wallet }: AdjustmentDeps,
  { id, targetId, seenVersion, input }: ApprovalRequest,
) {
  if (!(await member.lock(targetId))) throw new Refusal('not_found');
  if ((await approvals.countDone(act, targetId)) !== seenVersion) throw new Refusal('proposal_stale');
  const amount = minorUnits(input.amount ?? '');
  const legs = between(houseAccount('adjustments'), memberAccount(targetId), amount);
  const movement = { source: 'adjustment', reference: id, kind: 'adjustment', legs };
  // A credit pays debt first; a debit beyond the balance becomes debt.
  await (amount > 0n ? wallet.credit(targetId, movement) : wallet.adjust(targetId, movement));
  if (amount < 0n) await payments.turnover.trim(targetId);
  return { act: 'adjust-wallet', detail: input };
}

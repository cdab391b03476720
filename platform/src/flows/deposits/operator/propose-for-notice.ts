import { amountFromMinor } from '@portal/shared/contract/amounts';
import { trialType } from '@portal/shared/contract/constants';
import { proposeForNotice } from '@portal/shared/contract/payments/operator-deposits';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import { assertOwnLogin } from '../../../kernel/own-login.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { refusalAt } from '../../../kernel/refusal-at.ts';
import type { Member } from '../../../modules/member/index.ts';
import type { PaymentsModule, Proposal } from '../../../modules/payments/index.ts';
import { shownApprovalRequest } from '../../proposals/shown-approval-request.ts';
import type { DepositFlowDeps } from '../deposit-deps.ts';

/** Creates an approval request while the payment is open; another operator's decision performs it. */
export function proposeForNoticeFlow(app: FastifyInstance, deps: DepositFlowDeps): void {
  const { payments, operator: operatorModule } = deps;
  route(app, proposeForNotice, ({ id, act, why, ...named }, { operator }) => {
    assertOwnLogin(app.kernel, operator);
    return app.kernel.database.transaction(async () => {
      const { amountMinor, provider, paymentId } = await payments.noticeSettlement.heldOpen(id);
      const input = {
        ...{ amount: amountFromMinor(amountMinor), payment: `${provider} ${paymentId}` },
        ...(act === 'credit' && memberWords(await receiver(deps, named))),
      };
      const asked = { act: `notice.${act}`, targetId: `notice ${id}`, seenVersion: 0, input };
      const made = await payments.approvalRequests.make({ ...asked, maker: operator.username, why });
      const line = { who: operator.username, act: `propose-${act}-notice`, target: asked.targetId, why };
      await operatorModule.audit({ ...line, detail: { proposalId: made.id, ...input } });
      return shownApprovalRequest(made);
    });
  });
}

const memberWords = ({ id: memberId, account }: Member) => ({ memberId, account });

/** Finds the member to credit. @throws Refusal `member_missing`, `not_found`, `trial_account` */
async function receiver(
  { member, payments }: DepositFlowDeps,
  { member: named, order }: { member?: string; order?: string },
): Promise<Member> {
  const ordered = order === undefined ? undefined : await payments.deposits.byId(order);
  if (order !== undefined && !ordered) throw new Refusal('not_found');
  const name = named ?? ordered?.memberId;
  if (name === undefined) throw refusalAt('member', 'member_missing');
  const found = await member.named(name);
  if (ordered && ordered.memberId !== found.id) throw new Refusal('not_found');
  if (found.type === trialType) throw new Refusal('trial_account');
  return found;
}

/** Performs an approved act on a notice and returns the detail for its audit line. */
export const noticeAct =
  (act: 'credit' | 'return') =>
  async ({ payments }: { payments: PaymentsModule }, { targetId, input }: Proposal) => {
    const id = Number(targetId.slice('notice '.length));
    if (act === 'credit') await payments.noticeSettlement.credit(id, input.memberId ?? '');
    else await payments.noticeSettlement.returnPayment(id);
    return { act: `${act}-notice`, detail: input };
  };

import { getOperatorWithdrawal, getWithdrawalProof } from '@portal/shared/contract/payments/operator-withdrawals';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { shownEvent, shownPart } from '../../../modules/payments/index.ts';
import { shownApprovalRequest } from '../../proposals/shown-approval-request.ts';
import type { WithdrawalFlowDeps } from '../withdrawal-deps.ts';
import { operatorRow } from './operator-view.ts';
import { payeeStatus } from './payee-status.ts';

/** Returns a withdrawal with the full account number, and writes an audit line. */
export function getOperatorWithdrawalFlow(app: FastifyInstance, deps: WithdrawalFlowDeps): void {
  const { member, payments, operator: operatorModule } = deps;
  route(app, getOperatorWithdrawal, async ({ id }, { operator }) => {
    const found = await payments.withdrawals.byId(id);
    const account = found && (await payments.bankAccounts.byIds([found.bankAccountId])).get(found.bankAccountId);
    if (!found || !account) throw new Refusal('not_found');
    const shared = await payments.bankAccounts.sharedWith(account);
    const proofs = await payments.withdrawals.proofs.of(id);
    const proofsOf = (partId: string) =>
      proofs.filter((proof) => proof.partIds?.includes(partId)).map((proof) => proof.id);
    const open = await payments.approvalRequests.openAbout(id);
    const names = await member.accountsOf([found.memberId, ...shared]);
    await operatorModule.audit({ who: operator.username, act: 'look-at-withdrawal', target: id, why: '', detail: {} });
    return {
      ...operatorRow(found, names.get(found.memberId) ?? ''),
      bank: account.bank.name,
      holder: account.holder,
      number: account.number,
      numberSharedWith: shared.map((memberId) => names.get(memberId) ?? memberId),
      ...(await payeeStatus(deps, found.memberId)),
      ...(open && { openProposal: shownApprovalRequest(open) }),
      release: found.release,
      parts: found.parts.map((part) => ({ ...shownPart(part), reference: part.reference, proofs: proofsOf(part.id) })),
      history: (await payments.withdrawals.events(id)).map(shownEvent),
    };
  });

  route(app, getWithdrawalProof, async ({ id, proofId }, { operator }) => {
    const data = await payments.withdrawals.proofs.read(id, proofId);
    if (data === undefined) throw new Refusal('not_found');
    await operatorModule.audit({
      who: operator.username,
      act: 'look-at-proof',
      target: id,
      why: '',
      detail: { proofId },
    });
    return { data };
  });
}

import {
  confirmWithdrawal,
  reportWithdrawal,
  uploadWithdrawalProof,
} from '@portal/shared/contract/payments/withdrawals';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { proofRoute } from '../../kernel/proof-route.ts';
import { showWithdrawal } from './show-withdrawals.ts';
import type { WithdrawalFlowDeps } from './withdrawal-deps.ts';

export function answerWithdrawalFlows(app: FastifyInstance, { content, payments }: WithdrawalFlowDeps): void {
  const { withdrawals } = payments;
  route(app, confirmWithdrawal, async (answer, { member: { memberId } }) =>
    showWithdrawal(payments, await withdrawals.answers.confirm({ ...answer, memberId })),
  );
  route(
    app,
    uploadWithdrawalProof,
    async ({ id, data }, { member: { memberId } }) => ({
      proofId: await payments.proofTurns.run(memberId, () => withdrawals.addProof(memberId, id, data)),
    }),
    proofRoute(content),
  );
  route(app, reportWithdrawal, async (report, { member: { memberId } }) =>
    showWithdrawal(payments, await withdrawals.answers.report({ ...report, memberId })),
  );
}

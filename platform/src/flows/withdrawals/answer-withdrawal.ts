import {
  confirmWithdrawal,
  reportWithdrawal,
  uploadWithdrawalProof,
} from '@portal/shared/contract/payments/withdrawal-answers';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { createUploadTurns } from '../../kernel/upload-turns.ts';
import { showWithdrawal } from './show-withdrawals.ts';
import type { WithdrawalFlowDeps } from './withdrawal-deps.ts';

/** A picture of 5 MB in base64, and what stands around it. */
const bodyLimit = 7_200_000;

export function answerWithdrawalFlows(app: FastifyInstance, { content, payments }: WithdrawalFlowDeps): void {
  const { withdrawals } = payments;
  const turns = createUploadTurns(app.kernel.clock, () => content.settings.get('proofs.perMinute'));
  route(app, confirmWithdrawal, async (answer, { member: { memberId } }) =>
    showWithdrawal(payments, await withdrawals.answers.confirm({ ...answer, memberId })),
  );
  route(
    app,
    uploadWithdrawalProof,
    async ({ id, data }, { member: { memberId } }) => ({
      proofId: await turns.take(memberId, () => withdrawals.addProof(memberId, id, data)),
    }),
    { bodyLimit },
  );
  route(app, reportWithdrawal, async (report, { member: { memberId } }) =>
    showWithdrawal(payments, await withdrawals.answers.report({ ...report, memberId })),
  );
}

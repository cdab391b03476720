import { uploadDepositProof } from '@portal/shared/contract/payments/deposits';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { proofBodyLimit } from '../proof-body-limit.ts';
import type { DepositFlowDeps } from './deposit-deps.ts';
import { showDeposit } from './show-deposits.ts';

export function sendDepositProofFlow(app: FastifyInstance, { payments }: DepositFlowDeps): void {
  route(
    app,
    uploadDepositProof,
    async ({ id, data }, { member: { memberId } }) =>
      showDeposit(
        payments,
        await payments.proofTurns.take(memberId, () => payments.deposits.proofs.send(memberId, id, data)),
      ),
    { bodyLimit: proofBodyLimit },
  );
}

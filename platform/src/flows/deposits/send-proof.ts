import { uploadDepositProof } from '@portal/shared/contract/payments/deposits';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import type { DepositFlowDeps } from './deposit-deps.ts';
import { showDeposit } from './show-deposits.ts';

/** A picture of 5 MB in base64, and what stands around it. */
const bodyLimit = 7_200_000;

export function sendDepositProofFlow(app: FastifyInstance, { payments }: DepositFlowDeps): void {
  route(
    app,
    uploadDepositProof,
    async ({ id, data }, { member: { memberId } }) =>
      showDeposit(payments, await payments.deposits.proofs.send(memberId, id, data)),
    { bodyLimit },
  );
}

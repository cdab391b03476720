import { uploadDepositProof } from '@portal/shared/contract/payments/deposits';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { proofRoute } from '../../kernel/proof-route.ts';
import type { DepositFlowDeps } from './deposit-deps.ts';
import { showDeposit } from './show-deposits.ts';

export function sendDepositProofFlow(app: FastifyInstance, { content, payments }: DepositFlowDeps): void {
  route(
    app,
    uploadDepositProof,
    async ({ id, data }, { member: { memberId } }) =>
      showDeposit(
        payments,
        await payments.proofTurns.run(memberId, () => payments.deposits.proofs.send(memberId, id, data)),
      ),
    proofRoute(content),
  );
}

import { newDrop, proposeEnvelopes } from '@portal/shared/contract/rewards/operator-chance';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { route } from '../../kernel/contract-route.ts';
import { newId } from '../../kernel/ids.ts';
import { assertOwnLogin } from '../../kernel/own-login.ts';
import type { OperatorModule } from '../../modules/operator/index.ts';
import type { PaymentsModule, Proposal } from '../../modules/payments/index.ts';
import type { RewardsModule } from '../../modules/rewards/index.ts';
import type { Decision } from '../proposals/decision.ts';
import { shownApprovalRequest } from '../proposals/shown-approval-request.ts';

interface EnvelopeFlowDeps {
  operator: OperatorModule;
  payments: PaymentsModule;
  rewards: RewardsModule;
}

export const dropAct = 'envelopes.drop';

/** Creates an approval request for a drop of envelopes, which gives money to whoever comes first. */
export function proposeEnvelopesFlow(
  app: FastifyInstance,
  { operator: operatorModule, payments, rewards }: EnvelopeFlowDeps,
): void {
  route(app, proposeEnvelopes, ({ why, ...drop }, { operator }) => {
    assertOwnLogin(app.kernel, operator);
    const maker = operator.username;
    return app.kernel.database.transaction(async () => {
      await rewards.chance.drops.check(drop);
      const input = { ...drop, count: String(drop.count) };
      const asked = { act: dropAct, targetId: newId(), seenVersion: 0, input, maker, why };
      const made = await payments.approvalRequests.make(asked);
      const line = { who: maker, act: 'propose-envelopes', target: made.targetId, why };
      await operatorModule.audit({ ...line, detail: { proposalId: made.id, ...input } });
      return shownApprovalRequest(made);
    });
  });
}

/** Makes an approved drop and returns the detail for its audit line. */
export async function dropEnvelopes(
  { rewards }: Pick<EnvelopeFlowDeps, 'rewards'>,
  { targetId, input, maker }: Proposal,
  { who }: Decision,
) {
  await rewards.chance.drops.make(targetId, v.parse(newDrop, input), `${maker}, ${who}`);
  return { act: 'drop-envelopes', detail: input };
}

import { trialType } from '@portal/shared/contract/constants';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { proposeWaiver } from '@portal/shared/contract/payments/operator-waivers';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { ApprovalRequest } from '../../approvals/index.ts';
import type { PaymentsModule } from '../index.ts';
import type { PaymentsRouteDeps } from '../route-deps.ts';

const act = 'turnover.waive';

/** Waivers of required turnover, by two operators; bets between request and decision lower what is waived. */
export function waiverRoutes(app: FastifyInstance, { approvals, member, payments }: PaymentsRouteDeps): void {
  approvals.register(act, { run: (request) => waiveForMember(payments, request) });
  route(app, proposeWaiver, ({ member: named, why }, { operator }) =>
    approvals.propose(operator, async () => {
      const { id: memberId, account, type } = await member.named(named);
      if (type === trialType) throw new Refusal('trial_account');
      const missing = await payments.turnover.missing(memberId);
      if (missing === 0n) throw new Refusal('nothing_to_waive');
      const input = { memberId, account, missing: amountFromMinor(missing) };
      const audit = { act: 'propose-waive-turnover', target: account };
      // A correction of the wallet may be open beside it.
      return { act, targetId: `${memberId}.turnover`, seenVersion: 0, input, why, audit };
    }),
  );
}

/**
 * Performs an approved waiver; turnover required after the request stays. @throws Refusal `proposal_stale` if nothing
 * is left
 */
async function waiveForMember(payments: PaymentsModule, { id, input, madeAt }: ApprovalRequest) {
  const waived = await payments.waiveTurnover({ id, memberId: input.memberId ?? '', until: madeAt });
  if (waived.length === 0) throw new Refusal('proposal_stale');
  const requirements = waived.map(({ reference, missingMinor }) => ({
    reference,
    missing: amountFromMinor(missingMinor),
  }));
  return { act: 'waive-turnover', detail: { ...input, requirements } };
}

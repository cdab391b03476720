import { amountFromMinor } from '@portal/shared/contract/amounts';
import { getReferral } from '@portal/shared/contract/rewards/referral';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import { Refusal } from '../../../../kernel/refusal.ts';
import type { Referral } from '../open-referral.ts';

export function getReferralRoute(app: FastifyInstance, referral: Referral): void {
  route(app, getReferral, async (_input, { member: { memberId } }) => {
    const found = await referral.deps.member.byId(memberId);
    if (!found) throw new Refusal('account_closed');
    const code = await referral.codes.of(found);
    const terms = await referral.terms();
    const earns = await referral.isEarner(memberId, terms.agentsEarn);
    const { friends, reached, earnedMinor } = await referral.reads.totals(memberId);
    return {
      code,
      path: `/register?${new URLSearchParams({ referralCode: code })}`,
      terms: {
        ...terms,
        inviterReward: earns ? terms.inviterReward : '0.00',
        shareBasisPoints: earns ? terms.shareBasisPoints : 0,
      },
      ...{ friends, reached },
      earned: amountFromMinor(earnedMinor),
    };
  });
}

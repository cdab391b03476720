import type { Kernel } from '../../../kernel/kernel.ts';
import { betSettled } from '../../games/index.ts';
import { depositCredited } from '../../payments/index.ts';
import type { RewardKindDeps } from '../reward-kind-deps.ts';
import { createCodes } from './codes.ts';
import { createLinks } from './links.ts';
import { createReferralReads } from './referral-reads.ts';
import { createShares } from './shares.ts';
import { isEarner, referralTermsOf } from './terms.ts';

/** Referrals: codes, invited friends, and their rewards (decisions/047). */
export function openReferral(kernel: Kernel, deps: RewardKindDeps) {
  const codes = createCodes(kernel, deps);
  const links = createLinks(kernel, deps);
  const shares = createShares(kernel, deps);
  kernel.outbox.subscribeBatches(betSettled, 'rewards.referral', links.count, { from: 'now' });
  kernel.outbox.subscribe(depositCredited, 'rewards.referral-deposits', links.countDeposit, { from: 'now' });
  return {
    deps,
    codes,
    reads: createReferralReads(kernel),
    terms: () => referralTermsOf(deps),
    isEarner: (memberId: string, agentsEarn: boolean) => isEarner(deps, memberId, agentsEarn),
    inviterOf: codes.inviterOf,
    addLink: links.add,
    count: links.count,
    countDeposit: links.countDeposit,
    payShares: shares.pay,
  };
}

export type Referral = ReturnType<typeof openReferral>;

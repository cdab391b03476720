import type { Kernel } from '../../../kernel/kernel.ts';
import type { RewardKindDeps } from '../reward-kind-deps.ts';
import { createCampaigns } from './campaigns.ts';
import { createCodeTries } from './code-tries.ts';
import { createRedeeming } from './redeem-code.ts';

/** Creates promo codes: campaigns of operators, redeemed by members (decisions/121). */
export function openPromoCodes(kernel: Kernel, deps: RewardKindDeps) {
  const campaigns = createCampaigns(kernel);
  deps.grants.onUnclaimed('promotion', campaigns.release);
  return { campaigns, deps, redeem: createRedeeming(kernel, deps, campaigns, createCodeTries(kernel, deps)) };
}

export type PromoCodes = ReturnType<typeof openPromoCodes>;

import { percentOf } from '@portal/shared/contract/money-parts';
import { rewardPrefix } from '../../payments/index.ts';
import { between, houseAccount, memberAccount } from '../../wallet/index.ts';
import type { RewardDeps } from '../reward-deps.ts';
import type { Grant } from './reward-grants.tables.ts';

/** Names what has to be bet for a reward. */
export const turnoverReference = (grantId: string) => `${rewardPrefix}${grantId}`;

/**
 * The money of a reward to the member's wallet, its points to the points account, and what has to be bet before the money
 * can be withdrawn; in the transaction around it. The house pays from an account of each source, so that the books say
 * what each kind of reward costs.
 */
export async function payGrant({ wallet, turnover }: RewardDeps, grant: Grant): Promise<void> {
  const { id, memberId, source, amountMinor, points, turnoverPercent, weights } = grant;
  if (amountMinor > 0n) {
    const legs = between(houseAccount(`rewards-${source}`), memberAccount(memberId), amountMinor);
    const movement = { source: 'rewards', reference: id };
    await wallet.payIn(memberId, { ...movement, kind: `reward_${source}`, legs });
    // Nobody can play with what has paid a debt.
    const playableMinor = amountMinor - (await wallet.repaidBy(memberId, movement));
    const requiredMinor = percentOf(playableMinor, turnoverPercent);
    await turnover.requireFor({
      memberId,
      reference: turnoverReference(id),
      amountMinor: playableMinor,
      requiredMinor,
      weights: weights ?? undefined,
    });
  }
  if (points > 0n) {
    const legs = between(houseAccount('points', 'points'), memberAccount(memberId, 'points'), points);
    await wallet.post({ source: 'reward-points', reference: id, kind: 'points_rewarded', legs });
  }
}

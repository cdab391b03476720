import { percentOf } from '@portal/shared/contract/money/money-parts';
import { rewardPrefix } from '../../payments/index.ts';
import { between, houseAccount, memberAccount } from '../../wallet/index.ts';
import type { RewardDeps } from '../reward-deps.ts';
import type { Grant } from './reward-grants.tables.ts';

/** Reference of a reward's turnover requirement. */
export const turnoverReference = (grantId: string) => `${rewardPrefix}${grantId}`;

/**
 * Pays a reward's money to the wallet and its points to the points account, and adds the turnover, in the caller's
 * transaction. Each source has its own house account, so that the ledger shows what each kind of reward costs.
 */
export async function payGrant({ wallet, turnover }: RewardDeps, grant: Grant): Promise<void> {
  const { id, memberId, source, amountMinor, points, turnoverPercent, weights } = grant;
  if (amountMinor > 0n) {
    const legs = between(houseAccount(`rewards-${source}`), memberAccount(memberId), amountMinor);
    const movement = { source: 'rewards', reference: id };
    await wallet.credit(memberId, { ...movement, kind: `reward_${source}`, legs });
    // Money that repaid a debt cannot be played with.
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

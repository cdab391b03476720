import { amountFromMinor } from '@portal/shared/contract/amounts';
import type { CallResult } from '@portal/shared/contract/define-call';
import type { getVipBenefits } from '@portal/shared/contract/rewards/vip';
import { rateOf } from '../rebates/rebate.rules.ts';
import type { RewardKindDeps } from '../reward-kind-deps.ts';
import { readLevels, readVipTerms } from './vip-terms.ts';

/** Lists the money benefits of every level, by the current settings. */
export async function vipBenefits({
  content,
}: Pick<RewardKindDeps, 'content'>): Promise<CallResult<typeof getVipBenefits>> {
  const { giftsOf, turnoverPercent, birthdayDays } = await readVipTerms(content);
  const { categories } = await content.settings.get('rewards.rebates');
  const levels = (await readLevels(content)).map(({ rank }) => {
    const { upgradeMinor, birthdayMinor } = giftsOf(rank);
    const rebates = categories.map(({ gameType, mode, rates }) => ({
      ...{ gameType, mode, basisPoints: rateOf(rates, rank) },
    }));
    const gifts = { upgradeGift: amountFromMinor(upgradeMinor), birthdayGift: amountFromMinor(birthdayMinor) };
    return { rank, ...gifts, rebates: rebates.filter(({ basisPoints }) => basisPoints > 0) };
  });
  return { levels, turnoverPercent, birthdayDays };
}

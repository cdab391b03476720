import type { Kernel } from '../../../kernel/kernel.ts';
import { addMessageTexts } from '../../../kernel/texts/message-texts.ts';
import type { RewardKindDeps } from '../reward-kind-deps.ts';
import { createBirthdayGift } from './birthday-gift.ts';
import { createRankCorrection } from './correct-rank.ts';
import { vipTexts } from './message-texts.ts';
import { playerRank } from './player-rank.ts';
import { vipBenefits } from './vip-benefits.ts';
import { vipGifts } from './vip-gifts.ts';

/** VIP levels: benefits, gifts, and the leaderboard (docs/decisions/048-rebates-and-vip.md). */
export function openVip(kernel: Kernel, deps: RewardKindDeps) {
  addMessageTexts(vipTexts);
  const birthday = createBirthdayGift(kernel, deps);
  return {
    benefits: () => vipBenefits(deps),
    gifts: (memberId: string) => vipGifts(kernel, deps, birthday, memberId),
    /** @throws Refusal as `claim` of the birthday gift */
    async claimBirthdayGift(memberId: string) {
      const paid = await birthday.claim(memberId);
      kernel.live.publish(memberId, { type: 'rewards', what: 'vip' });
      return paid;
    },
    /** @throws Refusal as `decline` of the birthday gift */
    async declineBirthdayGift(memberId: string) {
      const declined = await birthday.decline(memberId);
      kernel.live.publish(memberId, { type: 'rewards', what: 'vip' });
      return declined;
    },
    /** Ranks set by operators. */
    ranks: createRankCorrection(kernel, deps),
    playerRank: (memberId: string) => playerRank(kernel, deps, memberId),
  };
}

export type Vip = ReturnType<typeof openVip>;

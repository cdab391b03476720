import { getPromotion, listPromotions } from '@portal/shared/contract/rewards/promotions';
import { useRefresh } from '@portal/shared/remote/calls/use-refresh';
import { useRewardUpdates } from '@portal/shared/remote/rewards/use-reward-updates';

const calls = [listPromotions, getPromotion];
const topics = ['promotions', 'grants'];

/** Reloads promotions. */
export const usePromotionRefresh = () => useRefresh(calls);

/** Reloads on live events: an operator's decision, or a claimed reward. */
export const usePromotionUpdates = () => useRewardUpdates(topics, usePromotionRefresh());

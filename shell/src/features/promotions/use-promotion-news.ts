import { listPromotions } from '@portal/shared/contract/content/list-promotions';
import { getPromotion } from '@portal/shared/contract/rewards/promotion-member-calls';
import { useRefresh } from '@portal/shared/remote/use-refresh';
import { useRewardNews } from '@portal/shared/remote/use-reward-news';

const calls = [listPromotions, getPromotion];
const news = ['promotions', 'grants'];

/** Reloads promotions. */
export const usePromotionRefresh = () => useRefresh(calls);

/** Reloads on live events: an operator's decision, or a claimed reward. */
export const usePromotionNews = () => useRewardNews(news, usePromotionRefresh());

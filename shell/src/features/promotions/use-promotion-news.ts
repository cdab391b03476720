import { listPromotions } from '@portal/shared/contract/content/list-promotions';
import { getPromotion } from '@portal/shared/contract/rewards/promotion-member-calls';
import { useRefresh } from '@portal/shared/remote/use-refresh';
import { useRewardNews } from '@portal/shared/remote/use-reward-news';

const calls = [listPromotions, getPromotion];
const news = ['promotions', 'grants'];

/** Reads promotions anew. */
export const usePromotionRefresh = () => useRefresh(calls);

/** The page follows the live stream: a decision of an operator, or a reward that was claimed. */
export const usePromotionNews = () => useRewardNews(news, usePromotionRefresh());

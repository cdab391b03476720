import { getChance, getOwnChance, listChanceDraws } from '@portal/shared/contract/rewards/chance-calls';
import { useRefresh } from '@portal/shared/remote/use-refresh';
import { useRewardNews } from '@portal/shared/remote/use-reward-news';

const chance = [getChance, getOwnChance];
const all = [...chance, listChanceDraws];
const news = ['chance'];

/** Reads tickets and drops again when the platform tells of them. Own draws wait until their picture has come to rest. */
export const useChanceNews = () => useRewardNews(news, useRefresh(chance));

/** Reads everything again once a draw has been shown. */
export const useRefreshChance = () => useRefresh(all);

import { getChance, getOwnChance, listChanceDraws } from '@portal/shared/contract/rewards/chance-calls';
import { useRefresh } from '@portal/shared/remote/use-refresh';
import { useRewardNews } from '@portal/shared/remote/use-reward-news';

const chance = [getChance, getOwnChance];
const all = [...chance, listChanceDraws];
const news = ['chance'];

/** Reloads tickets and drops on live events. Own draws wait until the animation has ended. */
export const useChanceNews = () => useRewardNews(news, useRefresh(chance));

/** Reloads everything after a draw has been shown. */
export const useRefreshChance = () => useRefresh(all);

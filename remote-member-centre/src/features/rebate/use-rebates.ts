import { getRebates, listRebates } from '@portal/shared/contract/rewards/rebate-calls';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useRefresh } from '@portal/shared/remote/use-refresh';
import { useRewardNews } from '@portal/shared/remote/use-reward-news';
import { useRoundNews } from '../../parts/use-round-news.ts';

const calls = [getRebates, listRebates];
/** A new rank has new rates; mission events arrive with every counted bet. */
const news = ['rebates', 'vip', 'missions'];

/** Reads anew what a claim or a round has changed. */
export const useRebateRefresh = () => useRefresh(calls);

/** Rebates of the member; they follow the live stream. */
export function useRebates() {
  const refresh = useRebateRefresh();
  useRewardNews(news, refresh);
  useRoundNews(refresh);
  return useCallQuery(getRebates, {}, { keepPrevious: true });
}

import { getRebates, listRebates } from '@portal/shared/contract/rewards/rebates';
import { useRefresh, useRefreshOn } from '@portal/shared/remote/calls/use-refresh';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useRewardUpdates } from '@portal/shared/remote/rewards/use-reward-updates';

const calls = [getRebates, listRebates];
/** A new rank has new rates; mission events arrive with every counted bet. */
const topics = ['rebates', 'vip', 'missions'];

/** Reloads everything that a claim or a round changes. */
export const useRebateRefresh = () => useRefresh(calls);

/** Rebates of the member; they follow the live stream. */
export function useRebates() {
  const refresh = useRebateRefresh();
  useRewardUpdates(topics, refresh);
  useRefreshOn('round-closed', calls);
  return useCallQuery(getRebates, {}, { keepPrevious: true });
}

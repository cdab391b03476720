import { getMissionLeaderboard, getMissionSummary } from '@portal/shared/contract/rewards/missions';
import { useRefresh } from '@portal/shared/remote/calls/use-refresh';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useRewardUpdates } from '@portal/shared/remote/rewards/use-reward-updates';

const calls = [getMissionSummary, getMissionLeaderboard];
const topics = ['missions'];

/** Reloads everything that a claim or a round changes. */
export const useMissionRefresh = () => useRefresh(calls);

/** Missions of the member; they follow the live stream. */
export function useMissions() {
  useRewardUpdates(topics, useMissionRefresh());
  return useCallQuery(getMissionSummary, {}, { keepPrevious: true });
}

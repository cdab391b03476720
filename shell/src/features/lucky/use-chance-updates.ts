import { getChance, getOwnChance, listChanceDraws } from '@portal/shared/contract/rewards/chance';
import { useRefresh } from '@portal/shared/remote/calls/use-refresh';
import { useRewardUpdates } from '@portal/shared/remote/rewards/use-reward-updates';

const chance = [getChance, getOwnChance];
const all = [...chance, listChanceDraws];
const topics = ['chance'];

/** Reloads tickets and drops on live events. Own draws wait until the animation has ended. */
export const useChanceUpdates = () => useRewardUpdates(topics, useRefresh(chance));

/** Reloads everything after a draw has been shown. */
export const useRefreshChance = () => useRefresh(all);

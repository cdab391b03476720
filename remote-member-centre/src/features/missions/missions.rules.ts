import type { MissionGoal } from '@portal/shared/contract/rewards/mission-goal';
import type { Mission } from '@portal/shared/contract/rewards/missions';

export const missionTabs = ['daily', 'weekly', 'once', 'leaderboard'] as const;
export type MissionTab = (typeof missionTabs)[number];

/** Missions of a tab that can be claimed. */
export function claimableIn(missions: readonly Mission[], tab: MissionTab): number {
  return missions.filter(({ period, state }) => period === tab && state === 'claimable').length;
}

/** A lantern for each daily mission of today: dark, glowing while there is something to claim, lit for good. */
export function lanternsOf(missions: readonly Mission[], serverTime: string): Mission[] {
  // Missions of an earlier day have ended.
  return missions.filter(({ period, endsAt = '' }) => period === 'daily' && endsAt > serverTime);
}

export const keyOf = ({ missionId, periodKey }: Mission): string => `${missionId} ${periodKey}`;

const ranks = { claimable: 0, open: 1, claimed: 2 };

/** Sorts claimable missions first, then open ones, then finished ones; otherwise in the operator's order. */
export function rankOf({ state }: Pick<Mission, 'state'>): number {
  return ranks[state];
}

const pathByGameType: Readonly<Record<string, string>> = {
  RNG: '/rng',
  LIVE: '/live',
  FISH: '/fish',
  PVP: '/pvp',
  SPORTS: '/sports',
  ESPORTS: '/esports',
  LOTT: '/lottery',
  ELOTT: '/elott',
};

/** Page for a goal: deposits, or games. */
export function destinationOf(goal: MissionGoal): { page: 'depositv2' } | { path: string } {
  if (goal.measure === 'deposits') return { page: 'depositv2' };
  const gameType = 'gameType' in goal ? goal.gameType : undefined;
  return { path: (gameType && pathByGameType[gameType]) ?? '/rng' };
}

import type { MissionPeriod } from '@portal/shared/contract/rewards/mission-goal';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { RewardSettings } from '../rewards.settings.ts';
import { endOf } from './periods.rules.ts';

const hourMs = 3_600_000;

/** Reads the operator's current missions. */
export function createMissionCatalogue({ clock }: Pick<Kernel, 'clock'>, settings: RewardSettings) {
  return {
    /** Returns the offered missions, and what is needed to find until when they can be claimed. */
    async read() {
      const timeZone = await settings.get('timeZone');
      const graceMs = (await settings.get('rewards.missionGraceHours')) * hourMs;
      const offered = (await settings.get('rewards.missions')).filter(({ isOpen }) => isOpen);
      const missions = offered.map(({ goal, minStake, ...mission }) => ({ ...mission, goal: { ...goal, minStake } }));
      const claimUntil = (period: MissionPeriod, key: string) => {
        const end = endOf(timeZone, period, key);
        return end && new Date(end.getTime() + graceMs);
      };
      return { timeZone, missions, claimUntil, now: clock.now() };
    },
  };
}

export type MissionCatalogue = ReturnType<typeof createMissionCatalogue>;
export type Missions = Awaited<ReturnType<MissionCatalogue['read']>>;
export type OfferedMission = Missions['missions'][number];

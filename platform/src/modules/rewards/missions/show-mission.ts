import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { Mission } from '@portal/shared/contract/rewards/missions';
import { textIn } from '../../../kernel/strings/text-in.ts';
import type { OfferedMission } from './mission-catalogue.ts';
import type { ReachedMission } from './missions.tables.ts';
import { endOf } from './periods.rules.ts';
import { progressOf, targetOf } from './progress/goal.rules.ts';
import { shownReward } from './reward-terms.rules.ts';

type Shown = Pick<ReachedMission, 'missionId' | 'period' | 'periodKey' | 'name' | 'goal' | 'reward'>;

/** Shows what a mission requires and gives, in the asked language or the nearest one. */
function facts({ missionId, period, periodKey, name, goal, reward }: Shown, language: LanguageCode, timeZone: string) {
  const { minStake, ...asked } = goal;
  const endsAt = endOf(timeZone, period, periodKey)?.toISOString();
  return {
    missionId,
    period,
    periodKey,
    goal: asked,
    reward: shownReward(reward),
    ...(minStake !== undefined && { minStake }),
    name: textIn(name, language) ?? '',
    ...(endsAt && { endsAt }),
  };
}

/** Shows a reached mission as it was then. */
export function showReached(row: ReachedMission, language: LanguageCode, timeZone: string): Mission {
  return {
    ...facts(row, language, timeZone),
    ...progressOf(row.goal, targetOf(row.goal)),
    state: row.claimedAt || row.declinedAt ? 'claimed' : 'claimable',
    ...(row.declinedAt && { declinedAt: row.declinedAt.toISOString() }),
    ...(row.claimUntil && { claimUntil: row.claimUntil.toISOString() }),
  };
}

/** Shows an open mission; `value` in the unit of its goal. */
export function showOpen(
  { id: missionId, ...mission }: OfferedMission,
  periodKey: string,
  value: bigint,
  language: LanguageCode,
  timeZone: string,
): Mission {
  return {
    ...facts({ ...mission, missionId, periodKey }, language, timeZone),
    ...progressOf(mission.goal, value),
    state: 'open',
  };
}

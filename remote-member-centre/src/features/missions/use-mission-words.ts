import type { MissionGoal } from '@portal/shared/contract/rewards/mission-goal';
import type { Mission } from '@portal/shared/contract/rewards/missions';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { useIntl } from '@portal/shared/remote/intl';
import { useRewardText } from '../../parts/rewards/use-reward-text.ts';

/** Goals, progress and rewards in words. */
export function useMissionWords() {
  const intl = useIntl();
  const shown = useShownAmount();
  const rewardText = useRewardText();

  function goalText(goal: MissionGoal): string {
    const { measure } = goal;
    const amount = 'amount' in goal ? shown(goal.amount) : 'atLeast' in goal ? shown(goal.atLeast) : '';
    const values = { amount, count: 'count' in goal ? goal.count : 1 };
    const gameType = 'gameType' in goal ? goal.gameType : undefined;
    if (!gameType) return intl.formatMessage({ id: `missions.goal.${measure}` }, values);
    const type = intl.formatMessage({ id: `record.category.${gameType}` });
    return intl.formatMessage({ id: `missions.goalOf.${measure}` }, { ...values, type });
  }

  return {
    goalText,
    /** "P 25.00 of P 100.00", "3 of 10". */
    doneText({ goal, done }: Pick<Mission, 'goal' | 'done'>): string {
      const isMoney = goal.measure === 'stake';
      const target = goal.measure === 'stake' ? shown(goal.amount) : String(goal.count);
      return intl.formatMessage({ id: 'missions.done' }, { done: isMoney ? shown(done) : done, target });
    },
    rewardText,
  };
}

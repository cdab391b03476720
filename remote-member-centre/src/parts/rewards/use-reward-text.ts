import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { useIntl } from '@portal/shared/remote/intl';

/** Writes what a reward gives: "P 5.00", "20 points", or both. */
export function useRewardText(): (reward: { amount: string; points: number }) => string {
  const intl = useIntl();
  const shown = useShownAmount();
  return ({ amount, points }) => {
    const parts = [
      ...(amount === '0.00' ? [] : [shown(amount)]),
      ...(points === 0 ? [] : [intl.formatMessage({ id: 'missions.points' }, { points })]),
    ];
    return parts.join(' + ');
  };
}

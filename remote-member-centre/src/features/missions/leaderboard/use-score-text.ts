import type { LeaderboardMeasure } from '@portal/shared/contract/rewards/missions';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { useIntl } from '@portal/shared/remote/intl';

export type ScoreText = (score: string) => string;

/** A score in words: an amount, or "35.00x". */
export function useScoreText(measure: LeaderboardMeasure): ScoreText {
  const intl = useIntl();
  const shown = useShownAmount();
  if (measure === 'stake') return shown;
  return (score) => intl.formatMessage({ id: 'missions.board.times' }, { score });
}

import type { ChancePrize, SealedDraw } from '@portal/shared/contract/rewards/chance-shapes';
import { useText } from '../../host/use-text.ts';
import { useMoneyText } from '../page-parts/use-money-text.ts';

/** Formats prizes briefly: "P 88", "50 points", "Nothing". */
export function usePrizeText() {
  const t = useText();
  const amount = useMoneyText();
  return {
    amount,
    prize: (prize: ChancePrize) => {
      if (prize.kind === 'amount') return amount(prize.amount);
      return prize.kind === 'points' ? t('lucky.points', { points: prize.points }) : t('lucky.nothing');
    },
    draw: ({ amount: won, points }: Pick<SealedDraw, 'amount' | 'points'>) => {
      if (won !== '0.00') return amount(won);
      return points > 0 ? t('lucky.points', { points }) : t('lucky.nothing');
    },
  };
}

export const hasWon = ({ amount, points }: Pick<SealedDraw, 'amount' | 'points'>) => amount !== '0.00' || points > 0;

import type { ChancePrize, SealedDraw } from '@portal/shared/contract/rewards/chance-shapes';
import { useIntl } from '@portal/shared/remote/intl';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';

/** Prizes in few words: "P 88", "50 points", "Nothing". */
export function usePrizeText() {
  const t = useText();
  const { formatNumber } = useIntl();
  const { currencySymbol } = usePortal().host.site;
  const amount = (text: string) => `${currencySymbol}\u00a0${formatNumber(Number(text), digitsOf(text))}`;
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

/** Whole amounts go without their zeros. */
function digitsOf(text: string) {
  const digits = text.endsWith('.00') ? 0 : 2;
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
}

export const hasWon = ({ amount, points }: Pick<SealedDraw, 'amount' | 'points'>) => amount !== '0.00' || points > 0;

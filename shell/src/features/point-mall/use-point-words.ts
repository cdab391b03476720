import { useHost } from '@portal/shared/remote/host-context';
import { amountText } from '@portal/shared/ui/amounts/amount-text';
import { useText } from '../../host/use-text.ts';

/** Formats points and amounts for sentences: "1,200" and "P 12.00". */
export function usePointWords() {
  const t = useText();
  const { currencySymbol } = useHost().site;
  return {
    points: (points: number) => t('points.number', { points }),
    money: (amount: string | bigint) => amountText(currencySymbol, amount),
  };
}

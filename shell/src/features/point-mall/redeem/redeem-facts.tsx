import { useHost } from '@portal/shared/remote/host-context';
import { minorUnits } from '@portal/shared/ui/amounts/amount.rules';
import { AmountLabel } from '@portal/shared/ui/amounts/amount-label';
import { FactsList } from '@portal/shared/ui/lists/facts-list';
import { useText } from '../../../host/use-text.ts';
import type { Present } from '../presents/presents.rules.ts';
import { usePointWords } from '../use-point-words.ts';

/** Price, value of a bonus, and the points left afterwards. */
export function RedeemFacts({ present, quantity, owned }: { present: Present; quantity: number; owned: number }) {
  const t = useText();
  const words = usePointWords();
  const symbol = useHost().site.currencySymbol;
  const totalPoints = present.points * quantity;
  const times = (amount: string) => <AmountLabel amount={minorUnits(amount) * BigInt(quantity)} symbol={symbol} />;
  const isMoney = present.type === 'bonus' && present.amount !== undefined && present.turnover !== undefined;
  return (
    <FactsList
      facts={[
        { name: t('points.you_have'), value: words.points(owned) },
        { name: t('points.it_takes'), value: `−${words.points(totalPoints)}` },
        isMoney ? { name: t('points.you_get'), value: times(present.amount ?? '0.00') } : undefined,
        isMoney ? { name: t('points.to_bet'), value: times(present.turnover ?? '0.00') } : undefined,
        { name: t('points.left_after'), value: words.points(owned - totalPoints), isMain: true },
      ]}
    />
  );
}

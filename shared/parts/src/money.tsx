import { useHost } from '@portal/shared/remote/host-context';
import { AmountLabel } from '@portal/shared/ui/amounts/amount-label';

/** An amount with the symbol of the site. */
export function Money({ amount }: { amount: string }) {
  return <AmountLabel amount={amount} symbol={useHost().site.currencySymbol} />;
}

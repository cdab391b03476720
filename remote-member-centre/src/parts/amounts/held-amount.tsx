import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { AmountLabel, type AmountLabelProps } from '@portal/shared/ui/amounts/amount-label';
import { useHiddenAmounts } from './hidden-amounts.ts';

/** What a wallet holds; three stars while balances are hidden. */
export function HeldAmount({ amount, size }: Pick<AmountLabelProps, 'amount' | 'size'>) {
  const { currencySymbol } = useHost().site;
  const intl = useIntl();
  const [isHidden] = useHiddenAmounts();
  if (!isHidden) return <AmountLabel amount={amount} size={size} symbol={currencySymbol} isCounting />;
  return (
    <span role="img" aria-label={intl.formatMessage({ id: 'wallet.hidden' })}>
      {`${currencySymbol}\u00a0***`}
    </span>
  );
}

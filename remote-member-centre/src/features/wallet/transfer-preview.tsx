import { useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage } from '@portal/shared/remote/intl';
import { AmountLabel } from '@portal/shared/ui/amount-label';
import { balancesAfter, type Direction, type VendorWallet } from './transfer.rules.ts';
import styles from './wallet-page.module.css';

interface TransferPreviewProps {
  vendor: VendorWallet;
  main: string;
  direction: Direction;
  amount: string;
}

/** What both wallets will hold, before anything is sent. */
export function TransferPreview({ vendor, main, direction, amount }: TransferPreviewProps) {
  const { currencySymbol } = useHost().site;
  const after = balancesAfter({ main, vendor: vendor.balance }, direction, amount);
  return (
    <dl className={styles.preview}>
      <dt>
        <FormattedMessage id="transfer.after.main" />
      </dt>
      <dd>
        <AmountLabel amount={after.main} symbol={currencySymbol} />
      </dd>
      <dt>
        <FormattedMessage id="transfer.after.vendor" values={{ vendor: vendor.name }} />
      </dt>
      <dd>
        <AmountLabel amount={after.vendor} symbol={currencySymbol} />
      </dd>
    </dl>
  );
}

import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import { Money } from '@portal/shared/parts/money';
import { FormattedMessage } from '@portal/shared/remote/intl';
import { FactsList } from '@portal/shared/ui/lists/facts-list';
import { arrivalOf } from './deposit.rules.ts';
import type { DepositMethod, DepositTerms } from './deposit.ts';
import styles from './deposit-centre.module.css';

interface ArrivalFactsProps {
  /** Absent without a valid amount. */
  amount: string | undefined;
  method: DepositMethod;
  terms: Pick<DepositTerms, 'owed' | 'turnoverPercent'>;
}

/** Preview of a deposit: fee, debt, credited amount and turnover. */
export function ArrivalFacts({ amount, method, terms: { owed, turnoverPercent } }: ArrivalFactsProps) {
  const arrival = amount ? arrivalOf(amount, method, owed) : undefined;
  const toBet = amount && amountFromMinor((minorUnits(amount) * BigInt(turnoverPercent)) / 100n);
  return (
    <FactsList
      className={styles.preview}
      facts={[
        { name: <FormattedMessage id="deposit.fee" />, value: arrival ? <Money amount={arrival.fee} /> : '—' },
        minorUnits(owed) > 0n
          ? { name: <FormattedMessage id="deposit.repaid" />, value: arrival ? <Money amount={arrival.repaid} /> : '—' }
          : undefined,
        {
          name: <FormattedMessage id="deposit.arrives" />,
          value: arrival ? <Money amount={arrival.arrives} /> : '—',
          isMain: true,
        },
        turnoverPercent > 0
          ? { name: <FormattedMessage id="deposit.toBet" />, value: toBet ? <Money amount={toBet} /> : '—' }
          : undefined,
      ]}
    />
  );
}

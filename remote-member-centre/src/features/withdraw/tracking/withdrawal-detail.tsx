import { getWithdrawal } from '@portal/shared/contract/payments/withdrawals';
import { Money } from '@portal/shared/parts/money';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { FormattedMessage } from '@portal/shared/remote/intl';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { FactsList } from '@portal/shared/ui/lists/facts-list';
import { AccountName } from '../../../parts/bank-accounts/account-words.tsx';
import { BankLogo } from '../../../parts/bank-accounts/bank-logo.tsx';
import { RecordFailed } from '../../../parts/records/record-states.tsx';
import { arrivingOf } from '../amount.rules.ts';
import { WithdrawalParts } from '../payout-parts/withdrawal-parts.tsx';
import type { WithdrawalDetail as Detail } from '../withdrawal.ts';
import { CancelWithdrawal } from './cancel-withdrawal.tsx';
import { arrives } from './timeline.rules.ts';
import { Timeline } from './timeline.tsx';
import styles from './withdrawal-detail.module.css';

/** One withdrawal: its way, its money, its parts with what can be answered. */
export function WithdrawalDetail({ id }: { id: string }) {
  const { data, isError, refetch } = useCallQuery(getWithdrawal, { id });
  if (data) {
    return (
      <div className={styles.detail}>
        <Timeline withdrawal={data} />
        <div className={styles.money}>
          <WithdrawalParts withdrawal={data} />
          <WithdrawalFacts withdrawal={data} />
          {data.state === 'applied' ? <CancelWithdrawal withdrawal={data} /> : null}
        </div>
      </div>
    );
  }
  return isError ? (
    <RecordFailed onRetry={() => void refetch()} />
  ) : (
    <Skeleton shape="block" width="100%" height={220} />
  );
}

function WithdrawalFacts({ withdrawal }: { withdrawal: Detail }) {
  const { id, account, amount, fee, received, remaining, parts } = withdrawal;
  const isPaid = parts.length > 0;
  return (
    <FactsList
      facts={[
        account && {
          name: <FormattedMessage id="withdraw.to" />,
          value: (
            <span className={styles.account}>
              <BankLogo bank={account} size={28} />
              <AccountName account={account} />
            </span>
          ),
        },
        { name: <FormattedMessage id="withdraw.amount" />, value: <Money amount={amount} /> },
        { name: <FormattedMessage id="withdraw.fee" />, value: <Money amount={fee} /> },
        arrives(withdrawal)
          ? {
              name: <FormattedMessage id="withdraw.arrives" />,
              value: <Money amount={arrivingOf(withdrawal)} />,
              isMain: true,
            }
          : undefined,
        isPaid
          ? { name: <FormattedMessage id="withdraw.receivedSoFar" />, value: <Money amount={received} /> }
          : undefined,
        isPaid
          ? { name: <FormattedMessage id="withdraw.remaining" />, value: <Money amount={remaining} /> }
          : undefined,
        {
          name: <FormattedMessage id="withdraw.number" />,
          value: (
            <span className={styles.number} translate="no">
              {id}
            </span>
          ),
        },
      ]}
    />
  );
}

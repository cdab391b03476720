import { getDeposit } from '@portal/shared/contract/payments/deposits';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { Dialog } from '@portal/shared/ui/dialogs/dialog';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { RecordFailed } from '../../parts/records/record-states.tsx';
import type { Deposit } from './deposit.ts';
import styles from './deposit-centre.module.css';
import { DepositStateBadge } from './deposit-state.tsx';
import { DepositWay } from './deposit-way.tsx';

/** One deposit of the history with everything that happened to it. */
export function DepositDialog({ deposit, onClose }: { deposit: Deposit; onClose: () => void }) {
  const intl = useIntl();
  const shown = useShownAmount();
  const { data, isError, refetch } = useCallQuery(getDeposit, { id: deposit.id });
  return (
    <Dialog
      isOpen
      size="large"
      onClose={onClose}
      title={intl.formatMessage(
        { id: 'deposit.detail' },
        { amount: shown(deposit.amount), method: deposit.methodName },
      )}
      closeLabel={intl.formatMessage({ id: 'form.close' })}
    >
      <div className={styles.detail}>
        {isError ? <RecordFailed onRetry={() => void refetch()} /> : null}
        {data ? (
          <>
            <p>
              <DepositStateBadge state={data.state} />
            </p>
            <DepositWay deposit={data} />
          </>
        ) : isError ? null : (
          <Skeleton shape="block" width="100%" height={220} />
        )}
      </div>
    </Dialog>
  );
}

import { getDeposit } from '@portal/shared/contract/payments/deposits';
import { NotLoaded } from '@portal/shared/parts/failed';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { Dialog } from '@portal/shared/ui/dialogs/dialog';
import type { Deposit } from './deposit.ts';
import styles from './deposit-centre.module.css';
import { DepositStateBadge } from './deposit-state.tsx';
import { DepositWay } from './deposit-way.tsx';

/** Details of one deposit with its history. */
export function DepositDialog({ deposit, onClose }: { deposit: Deposit; onClose: () => void }) {
  const intl = useIntl();
  const shown = useShownAmount();
  const detail = useCallQuery(getDeposit, { id: deposit.id });
  const { data } = detail;
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
        {detail.isError || !data ? <NotLoaded query={detail} height={220} /> : null}
        {data ? (
          <>
            <p>
              <DepositStateBadge state={data.state} />
            </p>
            <DepositWay deposit={data} />
          </>
        ) : null}
      </div>
    </Dialog>
  );
}

import { trialType } from '@portal/shared/contract/constants';
import { listDepositMethods, listDeposits } from '@portal/shared/contract/payments/deposits';
import { NotLoaded } from '@portal/shared/parts/failed';
import { useCallQuery, useHost, useReadable } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { useState } from 'react';
import { allOf } from '../../parts/all-of.ts';
import { isOpenDeposit, recentDeposits } from './deposit.rules.ts';
import styles from './deposit-centre.module.css';
import { DepositHistory } from './deposit-history.tsx';
import { OpenDeposit } from './open-deposit.tsx';
import { OrderForm } from './order-form.tsx';
import { useDepositUpdates } from './use-deposit-updates.ts';

/** Deposit page: open orders, the order form, and the history. Follows the live stream. */
export function DepositCentre() {
  const host = useHost();
  const intl = useIntl();
  const isTrial = useReadable(host.member)?.type === trialType;
  const [ordered, setOrdered] = useState<string>();
  useDepositUpdates();
  const terms = useCallQuery(listDepositMethods, {});
  const recent = useCallQuery(listDeposits, recentDeposits, { enabled: !isTrial, keepPrevious: true });
  const text = (id: string) => intl.formatMessage({ id });
  if (isTrial) return <EmptyState drawing="lantern" title={text('deposit.trial')} />;
  const both = allOf(terms, recent);
  if (both.isError || !terms.data || !recent.data)
    return <NotLoaded titleId="deposit.failed" query={both} height={320} />;
  const shown = recent.data.list.filter((deposit) => isOpenDeposit(deposit) || deposit.id === ordered);
  return (
    <div className={styles.page}>
      {shown.map(({ id }) => (
        <OpenDeposit key={id} id={id} isNew={id === ordered} />
      ))}
      <OrderForm terms={terms.data} onOrdered={setOrdered} />
      <DepositHistory />
    </div>
  );
}

import { listWithdrawals } from '@portal/shared/contract/payments/withdrawals';
import { Money } from '@portal/shared/parts/money';
import { PagedTable } from '@portal/shared/parts/paged-table';
import { ZoneNote } from '@portal/shared/parts/zone-note';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { Dialog } from '@portal/shared/ui/dialogs/dialog';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import type { Column } from '@portal/shared/ui/lists/data-table';
import { useState } from 'react';
import { AccountName } from '../../../parts/bank-accounts/account-words.tsx';
import styles from '../withdraw-centre.module.css';
import type { Withdrawal } from '../withdrawal.ts';
import { StateBadge } from './state-badge.tsx';
import { WithdrawalDetail } from './withdrawal-detail.tsx';

const rowsPerPage = 10;

/** Withdrawals of the member, newest first, each with details. */
export function WithdrawalHistory() {
  const intl = useIntl();
  const shown = useShownAmount();
  const [pageNo, setPageNo] = useState(1);
  const [opened, setOpened] = useState<Withdrawal>();
  const record = useCallQuery(listWithdrawals, { pageNo, pageSize: rowsPerPage }, { keepPrevious: true });
  const title = intl.formatMessage({ id: 'withdraw.history' });
  return (
    <section className={styles.history} aria-labelledby="withdraw-history">
      <h3 id="withdraw-history" className={styles.heading}>
        {title}
      </h3>
      <ZoneNote isAlways />
      <PagedTable
        caption={title}
        columns={columnsOf(intl, shown, setOpened)}
        rowKey={({ id }) => id}
        record={record}
        pages={{ pageNo, onPage: setPageNo }}
        skeletonRows={3}
        empty={
          <EmptyState drawing="records" title={intl.formatMessage({ id: 'withdraw.empty.title' })}>
            <FormattedMessage id="withdraw.empty.text" />
          </EmptyState>
        }
      />
      {opened ? (
        <Dialog
          isOpen
          size="large"
          onClose={() => setOpened(undefined)}
          title={intl.formatMessage({ id: 'withdraw.detail' }, { amount: shown(opened.amount) })}
          closeLabel={intl.formatMessage({ id: 'form.close' })}
        >
          <WithdrawalDetail id={opened.id} />
        </Dialog>
      ) : null}
    </section>
  );
}

function columnsOf(
  intl: ReturnType<typeof useIntl>,
  shown: ReturnType<typeof useShownAmount>,
  onOpen: (withdrawal: Withdrawal) => void,
): Column<Withdrawal>[] {
  const title = (id: string) => intl.formatMessage({ id: `withdraw.${id}` });
  const time = (at: string) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  return [
    {
      id: 'account',
      title: title('to'),
      isLead: true,
      cell: ({ account, appliedAt }) => (
        <span className={styles.lead}>
          {account ? <AccountName account={account} /> : '—'}
          <time className={styles.time} dateTime={appliedAt}>
            {time(appliedAt)}
          </time>
        </span>
      ),
    },
    {
      id: 'reference',
      title: title('number'),
      cell: ({ reference }) => <span translate="no">{reference}</span>,
    },
    { id: 'amount', title: title('amount'), isNumeric: true, cell: ({ amount }) => <Money amount={amount} /> },
    {
      id: 'received',
      title: title('receivedSoFar'),
      isNumeric: true,
      cell: ({ received }) => <Money amount={received} />,
    },
    { id: 'state', title: title('state'), cell: ({ state }) => <StateBadge state={state} /> },
    {
      id: 'details',
      title: title('details'),
      isNumeric: true,
      cell: (row) => (
        <Button
          size="small"
          aria-label={`${title('details')}: ${shown(row.amount)}, ${row.reference}`}
          onClick={() => onOpen(row)}
        >
          {title('details')}
        </Button>
      ),
    },
  ];
}

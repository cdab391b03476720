import type { CallOutput } from '@portal/shared/contract/define-call';
import { listTransactions } from '@portal/shared/contract/wallet/list-transactions';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { AmountLabel } from '@portal/shared/ui/amount-label';
import type { Column } from '@portal/shared/ui/data-table';
import { RecordLead, RecordTable, useRecordPage } from '../../parts/record-table.tsx';
import styles from './account-record.module.css';
import { typeLabel } from './type-label.ts';

type Movement = CallOutput<typeof listTransactions>['list'][number];

/** Account record (transactionHistory): every movement of the main wallet, newest first. */
export function AccountRecord() {
  const intl = useIntl();
  const { currencySymbol } = useHost().site;
  const record = useRecordPage(listTransactions);
  return (
    <RecordTable
      name="transactions"
      caption={intl.formatMessage({ id: 'page.transactionHistory' })}
      columns={columnsOf(intl, currencySymbol)}
      rowKey={({ id }) => id}
      record={record}
    />
  );
}

function columnsOf(intl: ReturnType<typeof useIntl>, symbol: string): Column<Movement>[] {
  const title = (id: string) => intl.formatMessage({ id: `transactions.${id}` });
  return [
    {
      id: 'type',
      title: title('type'),
      isLead: true,
      cell: (row) => <RecordLead name={<span className={styles.type}>{typeLabel(intl, row.type)}</span>} at={row.at} />,
    },
    {
      id: 'reference',
      title: title('reference'),
      cell: (row) => <span className={styles.reference}>{row.reference}</span>,
    },
    {
      id: 'amount',
      title: title('amount'),
      isNumeric: true,
      cell: (row) => <AmountLabel kind="signed" amount={row.amount} symbol={symbol} />,
    },
    {
      id: 'balanceAfter',
      title: title('balanceAfter'),
      isNumeric: true,
      cell: (row) => <AmountLabel amount={row.balanceAfter} symbol={symbol} />,
    },
  ];
}

import type { useIntl } from '@portal/shared/remote/intl';
import { typeLabel } from '@portal/shared/remote/records/type-label';
import { AmountLabel } from '@portal/shared/ui/amounts/amount-label';
import type { Column } from '@portal/shared/ui/lists/data-table';
import { RecordLead, RecordReference } from '../../parts/records/record-table.tsx';
import styles from './account-record.module.css';
import type { Movement } from './movement.ts';

export function movementColumns(
  intl: ReturnType<typeof useIntl>,
  symbol: string,
  onOpen: (movement: Movement) => void,
): Column<Movement>[] {
  const title = (id: string) => intl.formatMessage({ id: `transactions.${id}` });
  const balance = (id: 'balanceBefore' | 'balanceAfter'): Column<Movement> => ({
    id,
    title: title(id),
    isNumeric: true,
    cell: (row) => <AmountLabel amount={row[id]} symbol={symbol} />,
  });
  return [
    {
      id: 'type',
      title: title('type'),
      isLead: true,
      cell: (row) => (
        <RecordLead
          name={<span className={styles.type}>{typeLabel(intl, row.type)}</span>}
          at={row.at}
          onOpen={() => onOpen(row)}
        />
      ),
    },
    {
      id: 'amount',
      title: title('amount'),
      isNumeric: true,
      cell: (row) => <AmountLabel kind="signed" amount={row.amount} symbol={symbol} />,
    },
    balance('balanceBefore'),
    balance('balanceAfter'),
    { id: 'reference', title: title('reference'), cell: (row) => <RecordReference text={row.reference} /> },
  ];
}

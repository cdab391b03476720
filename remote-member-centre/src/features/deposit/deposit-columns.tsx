import { Money } from '@portal/shared/parts/money';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import type { Column } from '@portal/shared/ui/lists/data-table';
import type { Deposit } from './deposit.ts';
import styles from './deposit-centre.module.css';
import { DepositStateBadge } from './deposit-state.tsx';

export function useDepositColumns(onOpen: (deposit: Deposit) => void): Column<Deposit>[] {
  const intl = useIntl();
  const shown = useShownAmount();
  const title = (id: string) => intl.formatMessage({ id: `deposit.${id}` });
  const time = (at: string) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  return [
    {
      id: 'method',
      title: title('method'),
      isLead: true,
      cell: ({ methodName, createdAt }) => (
        <span className={styles.lead}>
          {methodName}
          <time className={styles.small} dateTime={createdAt}>
            {time(createdAt)}
          </time>
        </span>
      ),
    },
    { id: 'reference', title: title('reference'), cell: ({ reference }) => reference },
    { id: 'amount', title: title('amount'), isNumeric: true, cell: ({ amount }) => <Money amount={amount} /> },
    {
      id: 'credited',
      title: title('credited'),
      isNumeric: true,
      cell: ({ credited }) => (credited ? <Money amount={credited} /> : '—'),
    },
    { id: 'state', title: title('filter.state'), cell: ({ state }) => <DepositStateBadge state={state} /> },
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

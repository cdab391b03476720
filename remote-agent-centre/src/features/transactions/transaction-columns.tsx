import type { listDownlineTransactions } from '@portal/shared/contract/agents/downline-transactions';
import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import { Money } from '@portal/shared/parts/money';
import type { useIntl } from '@portal/shared/remote/intl';
import { typeLabel } from '@portal/shared/remote/records/type-label';
import { AmountLabel } from '@portal/shared/ui/amounts/amount-label';
import type { Column } from '@portal/shared/ui/lists/data-table';
import { RowLead } from '../../parts/row-lead.tsx';

type Movement = CallOutput<typeof listDownlineTransactions>['list'][number];

export function transactionColumns(intl: ReturnType<typeof useIntl>, symbol: string): Column<Movement>[] {
  const title = (id: string) => intl.formatMessage({ id: `transactions.${id}` });
  return [
    {
      id: 'account',
      title: intl.formatMessage({ id: 'team.account' }),
      isLead: true,
      cell: ({ account, at }) => <RowLead {...{ account, at }} />,
    },
    { id: 'type', title: title('type'), cell: ({ kind }) => typeLabel(intl, kind) },
    {
      id: 'amount',
      title: title('amount'),
      isNumeric: true,
      cell: ({ amount }) => <AmountLabel kind="signed" {...{ amount, symbol }} />,
    },
    ...(['balanceBefore', 'balanceAfter'] as const).map((name) => ({
      id: name,
      title: title(name),
      isNumeric: true,
      cell: (row: Movement) => <Money amount={row[name]} />,
    })),
  ];
}

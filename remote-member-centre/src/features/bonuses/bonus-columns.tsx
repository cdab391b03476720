import { Money } from '@portal/shared/parts/money';
import type { useIntl } from '@portal/shared/remote/intl';
import type { Column } from '@portal/shared/ui/lists/data-table';
import { RecordLead } from '../../parts/records/record-table.tsx';
import type { Bonus } from './bonus.ts';
import { WageringBar } from './wagering-bar.tsx';

export function bonusColumns(intl: ReturnType<typeof useIntl>, onOpen: (bonus: Bonus) => void): Column<Bonus>[] {
  const title = (id: string) => intl.formatMessage({ id: `bonuses.${id}` });
  return [
    {
      id: 'name',
      title: title('name'),
      isLead: true,
      cell: (row) => <RecordLead name={row.name} at={row.claimedAt ?? row.createdAt} onOpen={() => onOpen(row)} />,
    },
    {
      id: 'source',
      title: title('source'),
      cell: (row) => intl.formatMessage({ id: `rewards.source.${row.source}` }),
    },
    { id: 'amount', title: title('amount'), isNumeric: true, cell: (row) => <Money amount={row.amount} /> },
    {
      id: 'wagering',
      title: title('wagering'),
      cell: ({ wagering, name }) =>
        wagering ? <WageringBar wagering={wagering} name={name} /> : title('wagering.none'),
    },
  ];
}

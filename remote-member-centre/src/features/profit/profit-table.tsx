import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { AmountLabel } from '@portal/shared/ui/amount-label';
import { type Column, DataTable } from '@portal/shared/ui/data-table';
import type { DayProfit } from './daily-profit.rules.ts';

interface ProfitTableProps {
  /** Oldest day first; the table shows the newest first. */
  days: DayProfit[];
  shownDay: (day: string) => string;
}

export function ProfitTable({ days, shownDay }: ProfitTableProps) {
  const intl = useIntl();
  const { currencySymbol: symbol } = useHost().site;
  const title = (id: string) => intl.formatMessage({ id: `profit.${id}` });
  const columns: Column<DayProfit>[] = [
    { id: 'day', title: title('day'), isLead: true, cell: (row) => shownDay(row.day) },
    { id: 'rounds', title: title('rounds'), isNumeric: true, cell: (row) => intl.formatNumber(row.rounds) },
    {
      id: 'stake',
      title: title('stake'),
      isNumeric: true,
      cell: (row) => <AmountLabel amount={row.stake} symbol={symbol} />,
    },
    {
      id: 'win',
      title: title('win'),
      isNumeric: true,
      cell: (row) => <AmountLabel amount={row.win} symbol={symbol} />,
    },
    {
      id: 'profit',
      title: title('profit'),
      isNumeric: true,
      cell: (row) => <AmountLabel kind="signed" amount={row.profit} symbol={symbol} />,
    },
  ];
  return (
    <DataTable
      caption={title('table')}
      columns={columns}
      rows={days.toReversed()}
      rowKey={({ day }) => day}
      empty={null}
    />
  );
}

import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { AmountLabel } from '@portal/shared/ui/amounts/amount-label';
import { type Column, DataTable } from '@portal/shared/ui/lists/data-table';
import type { ProfitBy, ProfitPoint } from './profit-point.ts';
import { shownPoint } from './shown-point.ts';

interface ProfitTableProps {
  /** The oldest first; the table shows the newest first. */
  points: ProfitPoint[];
  by: ProfitBy;
}

export function ProfitTable({ points, by }: ProfitTableProps) {
  const intl = useIntl();
  const { currencySymbol: symbol } = useHost().site;
  const title = (id: string) => intl.formatMessage({ id: `profit.${id}` });
  const columns: Column<ProfitPoint>[] = [
    { id: 'at', title: title(by), isLead: true, cell: (row) => shownPoint(intl, row.at) },
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
      caption={title(`table.${by}`)}
      columns={columns}
      rows={points.toReversed()}
      rowKey={({ at }) => at}
      empty={null}
    />
  );
}

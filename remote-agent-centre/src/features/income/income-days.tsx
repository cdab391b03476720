import { Money } from '@portal/shared/parts/money';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { type Column, DataTable } from '@portal/shared/ui/lists/data-table';
import { type Income, type IncomeDay, type IncomeKind, netOfDay } from './income.rules.ts';

interface IncomeDaysProps {
  income: Income;
  kinds: readonly IncomeKind[];
}

/** A row for each day with an amount, newest first, and the totals below. */
export function IncomeDays({ income, kinds }: IncomeDaysProps) {
  const intl = useIntl();
  const name = (kind: IncomeKind) => (
    <FormattedMessage id={kind === 'given' ? 'income.given' : `contracts.kind.${kind}`} />
  );
  const columns: Column<IncomeDay>[] = [
    {
      id: 'day',
      title: <FormattedMessage id="income.day" />,
      isLead: true,
      cell: ({ day }) => intl.formatDate(`${day}T12:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' }),
    },
    ...kinds.map((kind) => ({
      id: kind,
      title: name(kind),
      isNumeric: true,
      cell: (day: IncomeDay) => <Money amount={day[kind]} />,
    })),
    {
      id: 'net',
      title: <FormattedMessage id="income.net" />,
      isNumeric: true,
      cell: (day) => <Money amount={netOfDay(day)} />,
    },
  ];
  const sums = Object.fromEntries(
    [...kinds, 'net' as const].map((kind) => [kind, <Money key={kind} amount={income.totals[kind]} />]),
  );
  return (
    <DataTable
      caption={intl.formatMessage({ id: 'income.days' })}
      columns={columns}
      rows={income.days.filter((day) => kinds.some((kind) => day[kind] !== '0.00')).toReversed()}
      rowKey={({ day }) => day}
      totals={{ day: <FormattedMessage id="income.sum" />, ...sums }}
      empty={null}
    />
  );
}

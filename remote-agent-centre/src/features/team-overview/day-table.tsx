import { Money } from '@portal/shared/parts/money';
import { useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { AmountLabel } from '@portal/shared/ui/amounts/amount-label';
import { Button } from '@portal/shared/ui/button';
import { type Column, DataTable } from '@portal/shared/ui/lists/data-table';
import { type ReactNode, useId, useState } from 'react';
import { useDayLabel } from '../../parts/use-day-label.ts';
import type { Team, TeamDay } from './team.ts';
import styles from './team-overview.module.css';

const money = ['stake', 'win', 'bonus', 'rebate', 'deposit', 'withdrawal'] as const;

interface DayTableProps {
  team: Team;
  /** Beside the button that opens the table. */
  children: ReactNode;
}

/** All figures of the chart as a table on request, newest day first, with totals at the end. */
export function DayTable({ team, children }: DayTableProps) {
  const intl = useIntl();
  const { currencySymbol: symbol } = useHost().site;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const label = useDayLabel();
  const title = (name: string) => intl.formatMessage({ id: `overview.${name}` });
  const columns: Column<TeamDay>[] = [
    { id: 'day', title: title('day'), isLead: true, cell: ({ day }) => label(day) },
    ...money.map((name) => ({
      id: name,
      title: title(name),
      isNumeric: true,
      cell: (day: TeamDay) => <Money amount={day[name]} />,
    })),
    {
      id: 'profitLoss',
      title: title('profitLoss'),
      isNumeric: true,
      cell: (day) => <AmountLabel kind="signed" amount={day.profitLoss} symbol={symbol} />,
    },
    {
      id: 'active',
      title: title('activeMembers'),
      isNumeric: true,
      cell: (day) => intl.formatNumber(day.activeMembers),
    },
  ];
  return (
    <div className={styles.table}>
      <div className={styles.tableActs}>
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {title(isOpen ? 'table.hide' : 'table.show')}
        </Button>
        {children}
      </div>
      <div id={id} hidden={!isOpen}>
        <DataTable
          caption={title('table')}
          columns={columns}
          rows={team.days.toReversed()}
          rowKey={({ day }) => day}
          totals={{
            day: <FormattedMessage id="overview.sum" />,
            ...Object.fromEntries(money.map((name) => [name, <Money key={name} amount={team[name]} />])),
            profitLoss: <AmountLabel kind="signed" amount={team.profitLoss} symbol={symbol} />,
            active: intl.formatNumber(team.activeMembers),
          }}
          empty={null}
        />
      </div>
    </div>
  );
}

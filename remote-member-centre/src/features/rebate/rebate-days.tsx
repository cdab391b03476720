import type { RebateCategory } from '@portal/shared/contract/rewards/rebates';
import { Money } from '@portal/shared/parts/money';
import { useRateText } from '@portal/shared/remote/amounts/use-rate-text';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { ChevronDownIcon } from '@portal/shared/ui/icons/frame';
import { type Column, DataTable } from '@portal/shared/ui/lists/data-table';
import { DayText } from '../../parts/time/day-text.tsx';
import { CategoryName } from './category-name.tsx';
import styles from './rebate.module.css';

type Day = RebateCategory['days'][number] & Pick<RebateCategory, 'gameType'>;

/** Days behind the sums, each with its own rate; folded by default. */
export function RebateDays({ categories }: { categories: readonly RebateCategory[] }) {
  const intl = useIntl();
  const rate = useRateText();
  const days = categories
    .flatMap(({ gameType, days: own }) => own.map((day): Day => ({ ...day, gameType })))
    .sort((a, b) => (a.day < b.day ? 1 : -1));
  if (days.length === 0) return null;
  const title = (name: string) => intl.formatMessage({ id: `rebate.column.${name}` });
  const columns: Column<Day>[] = [
    { id: 'for', title: title('for'), isLead: true, cell: (row) => <DayText day={row.day} /> },
    { id: 'category', title: title('category'), cell: (row) => <CategoryName gameType={row.gameType} /> },
    { id: 'validBet', title: title('validBet'), isNumeric: true, cell: (row) => <Money amount={row.validBet} /> },
    { id: 'rate', title: title('rate'), isNumeric: true, cell: (row) => rate(row.basisPoints) },
    { id: 'rebate', title: title('rebate'), isNumeric: true, cell: (row) => <Money amount={row.rebate} /> },
  ];
  const count = new Set(days.map(({ day }) => day)).size;
  return (
    <details className={styles.days}>
      <summary>
        <FormattedMessage id="rebate.days" values={{ count }} />
        <ChevronDownIcon size={18} />
      </summary>
      <DataTable
        caption={intl.formatMessage({ id: 'rebate.days' }, { count })}
        columns={columns}
        rows={days}
        rowKey={({ day, gameType }) => `${gameType} ${day}`}
        empty={null}
      />
    </details>
  );
}

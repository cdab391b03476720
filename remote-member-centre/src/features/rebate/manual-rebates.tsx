import type { RebateCategory } from '@portal/shared/contract/rewards/rebates';
import { Money } from '@portal/shared/parts/money';
import { PageSection } from '@portal/shared/parts/page';
import { useRateText } from '@portal/shared/remote/amounts/use-rate-text';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { type Column, DataTable } from '@portal/shared/ui/lists/data-table';
import { CategoryName } from './category-name.tsx';
import { ClaimCategory } from './claim-category.tsx';
import styles from './rebate.module.css';
import { RebateDays } from './rebate-days.tsx';

/** Manual rebates: valid bets, rate and rebate of each category, with its claim button. */
export function ManualRebates({ categories }: { categories: RebateCategory[] }) {
  const intl = useIntl();
  const rate = useRateText();
  if (categories.length === 0) return null;
  const title = (name: string) => intl.formatMessage({ id: `rebate.column.${name}` });
  const columns: Column<RebateCategory>[] = [
    {
      id: 'category',
      title: title('category'),
      isLead: true,
      cell: (row) => <CategoryName gameType={row.gameType} />,
    },
    { id: 'rate', title: title('rate'), isNumeric: true, cell: (row) => rate(row.basisPoints) },
    { id: 'validBet', title: title('validBet'), isNumeric: true, cell: (row) => <Money amount={row.validBet} /> },
    {
      id: 'rebate',
      title: title('rebate'),
      isNumeric: true,
      cell: (row) => (
        <span className={styles.rebate}>
          <Money amount={row.rebate} />
        </span>
      ),
    },
    {
      id: 'claim',
      title: intl.formatMessage({ id: 'rebate.claim' }),
      isNumeric: true,
      cell: (row) => <ClaimCategory category={row} />,
    },
  ];
  return (
    <PageSection id="rebate-manual" title={<FormattedMessage id="rebate.manual" />}>
      <DataTable
        caption={intl.formatMessage({ id: 'rebate.manual' })}
        columns={columns}
        rows={categories}
        rowKey={({ gameType }) => gameType}
        empty={null}
      />
      <RebateDays categories={categories} />
    </PageSection>
  );
}

import type { ProfitLossRow } from '@portal/shared/contract/agents/profit-loss';
import type { useIntl } from '@portal/shared/remote/intl';
import { AmountLabel } from '@portal/shared/ui/amounts/amount-label';
import type { Column } from '@portal/shared/ui/lists/data-table';
import type { ReactNode } from 'react';
import styles from './profit-loss.module.css';

type Figures = ProfitLossRow['own'];

const money = ['validBet', 'win', 'bonus', 'rebate', 'deposit', 'withdrawal', 'profitLoss'] as const;
type Money = (typeof money)[number];

function Amount({ name, figures, symbol }: { name: Money; figures: Figures; symbol: string }) {
  return <AmountLabel kind={name === 'profitLoss' ? 'signed' : 'plain'} amount={figures[name]} symbol={symbol} />;
}

/** The account's own figure, with its team's below. */
export function figureColumns(
  intl: ReturnType<typeof useIntl>,
  symbol: string,
  account: (row: ProfitLossRow) => ReactNode,
): Column<ProfitLossRow>[] {
  const title = (id: string) => intl.formatMessage({ id: `profitLoss.${id}` });
  return [
    { id: 'account', title: title('account'), isLead: true, cell: account },
    ...money.map((name) => ({
      id: name,
      title: title(name),
      isNumeric: true,
      cell: ({ own, team }: ProfitLossRow) => (
        <span className={styles.both}>
          <Amount figures={own} {...{ name, symbol }} />
          {team ? (
            <span className={styles.team}>
              <span className={styles.whose}>{title('team')}</span>
              <Amount figures={team} {...{ name, symbol }} />
            </span>
          ) : null}
        </span>
      ),
    })),
  ];
}

/** The totals row, by column. */
export function figureTotals(name: ReactNode, totals: Figures, symbol: string): Record<string, ReactNode> {
  const amounts = money.map((column) => [
    column,
    <Amount key={column} name={column} figures={totals} symbol={symbol} />,
  ]);
  return { account: name, ...Object.fromEntries(amounts) };
}

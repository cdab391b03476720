import type { ProfitLossRow } from '@portal/shared/contract/agents/profit-loss';
import { useIntl } from '@portal/shared/remote/intl';
import { RowOpener } from '@portal/shared/ui/lists/row-opener';
import styles from './profit-loss.module.css';

/** The account; one with a team below it is a button that opens the team. */
export function AccountCell({ row, onOpen }: { row: ProfitLossRow; onOpen: (account: string) => void }) {
  const intl = useIntl();
  if (row.members === 0) return <span className={styles.account}>{row.account}</span>;
  return (
    <span className={styles.who}>
      <RowOpener
        className={styles.opener}
        aria-label={intl.formatMessage({ id: 'profitLoss.open' }, { account: row.account })}
        onClick={() => onOpen(row.account)}
      >
        {row.account}
      </RowOpener>
      <span className={styles.members}>{intl.formatMessage({ id: 'profitLoss.members' }, { count: row.members })}</span>
    </span>
  );
}

import type { Downline } from '@portal/shared/contract/agents/downlines';
import type { useIntl } from '@portal/shared/remote/intl';
import { Badge } from '@portal/shared/ui/feedback/badge';
import type { Column } from '@portal/shared/ui/lists/data-table';
import { RowOpener } from '@portal/shared/ui/lists/row-opener';
import { ContractRates } from './contract-rates.tsx';
import styles from './team-management.module.css';

type Intl = ReturnType<typeof useIntl>;

export const isAgent = ({ type }: Pick<Downline, 'type'>) => type !== 0;

export function StateBadge({ intl, state }: { intl: Intl; state: Downline['state'] }) {
  return (
    <Badge tone={state === 'open' ? 'good' : 'warn'}>{intl.formatMessage({ id: `downlines.state.${state}` })}</Badge>
  );
}

/** One row per downline account; a press shows its details. */
export function downlineColumns(intl: Intl, onShow: (row: Downline) => void): Column<Downline>[] {
  const text = (id: string) => intl.formatMessage({ id: `downlines.${id}` });
  const day = (at: string) => <span className={styles.day}>{intl.formatDate(at, { dateStyle: 'medium' })}</span>;
  return [
    {
      id: 'account',
      title: text('account'),
      isLead: true,
      cell: (row) => (
        <span className={styles.who}>
          <RowOpener
            className={styles.opener}
            aria-label={intl.formatMessage({ id: 'downlines.show' }, { account: row.account })}
            onClick={() => onShow(row)}
          >
            {row.account}
          </RowOpener>
          <span className={styles.small}>
            {text(isAgent(row) ? 'type.agent' : 'type.player')}
            {row.depth > 1 ? ` · ${intl.formatMessage({ id: 'downlines.below' }, { account: row.upline })}` : null}
          </span>
        </span>
      ),
    },
    { id: 'state', title: text('state'), cell: ({ state }) => <StateBadge intl={intl} state={state} /> },
    { id: 'team', title: text('team'), isNumeric: true, cell: (row) => intl.formatNumber(row.members) },
    { id: 'rates', title: text('rates'), cell: (row) => <ContractRates contracts={row.contracts} /> },
    { id: 'registered', title: text('registered'), cell: (row) => day(row.registeredAt) },
    {
      id: 'lastLogin',
      title: text('lastLogin'),
      cell: (row) => (row.lastLoginAt ? day(row.lastLoginAt) : text('never')),
    },
  ];
}

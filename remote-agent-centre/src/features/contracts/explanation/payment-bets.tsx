import { listPaymentBets } from '@portal/shared/contract/agents/contract-payments';
import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import { Money } from '@portal/shared/parts/money';
import { PagedTable } from '@portal/shared/parts/paged-table';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Badge } from '@portal/shared/ui/feedback/badge';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import type { Column } from '@portal/shared/ui/lists/data-table';
import { useState } from 'react';
import contractStyles from '../contracts.module.css';
import { useSiteTime } from '../use-site-time.ts';
import styles from './explanation.module.css';

type Bet = CallOutput<typeof listPaymentBets>['list'][number];

const rowsPerPage = 10;

/** The bets that a payment was computed from; corrections, and bets above the bound, are marked. */
export function PaymentBets({ id }: { id: string }) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: name });
  const [pageNo, setPageNo] = useState(1);
  const bets = useCallQuery(listPaymentBets, { id, pageNo, pageSize: rowsPerPage }, { keepPrevious: true });
  return (
    <section className={contractStyles.part}>
      <h3 className={contractStyles.subtitle}>
        <FormattedMessage id="why.bets" />
      </h3>
      <PagedTable
        caption={text('why.bets')}
        columns={useBetColumns()}
        rowKey={(bet) => `${bet.roundId} ${bet.at} ${bet.isCorrection}`}
        record={bets}
        pages={{ pageNo, onPage: setPageNo, labelId: 'why.bets.pages' }}
        empty={<EmptyState drawing="records" title={text('why.bets.none')} />}
        skeletonRows={3}
      />
    </section>
  );
}

function useBetColumns(): Column<Bet>[] {
  const { time } = useSiteTime();
  const title = (id: string) => <FormattedMessage id={`why.bet.${id}`} />;
  return [
    {
      id: 'account',
      title: title('account'),
      isLead: true,
      cell: (bet) => (
        <span className={styles.who}>
          <strong>{bet.account}</strong>
          <time className={styles.about} dateTime={bet.at}>
            {time(bet.at)}
          </time>
        </span>
      ),
    },
    { id: 'game', title: title('game'), cell: (bet) => bet.gameName },
    { id: 'stake', title: title('stake'), isNumeric: true, cell: (bet) => <Money amount={bet.stake} /> },
    { id: 'win', title: title('win'), isNumeric: true, cell: (bet) => <Money amount={bet.win} /> },
    { id: 'mark', title: title('mark'), cell: (bet) => <BetBadges bet={bet} /> },
  ];
}

/** A correction of an excluded bet is excluded, too. */
function BetBadges({ bet: { isCorrection, counts } }: { bet: Bet }) {
  return (
    <span className={styles.marks}>
      {isCorrection ? (
        <Badge tone="accent">
          <FormattedMessage id="why.bet.correction" />
        </Badge>
      ) : null}
      {isCorrection && counts ? null : (
        <Badge tone={counts ? 'neutral' : 'warn'}>
          <FormattedMessage id={counts ? 'why.bet.counts' : 'why.bet.leftOut'} />
        </Badge>
      )}
    </span>
  );
}

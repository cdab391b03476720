import { getPlayerRank, type RankPlace } from '@portal/shared/contract/rewards/vip-calls';
import { Money } from '@portal/shared/parts/money';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Avatar } from '@portal/shared/ui/avatar';
import { EmptyState } from '@portal/shared/ui/empty-state';
import { FailedState } from '@portal/shared/ui/failed-state';
import { Skeleton } from '@portal/shared/ui/skeleton';
import { VipMedal } from '@portal/shared/ui/vip-medal';
import styles from './rank-list.module.css';

/** Members by valid bets of this month; the own place stays in sight. */
export function RankList() {
  const intl = useIntl();
  const ranking = useCallQuery(getPlayerRank, {}, { keepPrevious: true });
  const text = (id: string) => intl.formatMessage({ id });
  if (ranking.isError && !ranking.data)
    return (
      <FailedState
        title={text('rank.list.failed')}
        retry={{ label: text('failed.retry'), onRetry: () => void ranking.refetch() }}
      >
        {text('failed.text')}
      </FailedState>
    );
  if (!ranking.data) return <Skeleton shape="block" width="100%" height={320} />;
  const { month, list, own } = ranking.data;
  const name = intl.formatDate(`${month}-15T12:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const isListed = list.some(({ isOwn }) => isOwn);
  return (
    <section className={styles.ranking} aria-labelledby="rank-list">
      <h2 id="rank-list" className={styles.title}>
        <FormattedMessage id="rank.list" values={{ month: name }} />
      </h2>
      <p className={styles.about}>
        <FormattedMessage id="rank.list.text" />
      </p>
      {list.length === 0 ? (
        <EmptyState drawing="lantern" title={text('rank.list.empty')} />
      ) : (
        <ol className={styles.places} aria-labelledby="rank-list">
          {list.map((place) => (
            <li key={place.place} value={place.place}>
              <Place place={place} />
            </li>
          ))}
        </ol>
      )}
      {isListed ? null : (
        <section className={styles.own} aria-label={text('rank.list.own')}>
          {own ? (
            <Place place={own} />
          ) : (
            <p className={styles.none}>
              <FormattedMessage id="rank.list.none" />
            </p>
          )}
        </section>
      )}
    </section>
  );
}

function Place({ place: { place, account, rankLevel, validBet, isOwn } }: { place: RankPlace }) {
  const intl = useIntl();
  return (
    <div className={styles.place} data-own={isOwn || undefined} data-place={place}>
      <span className={styles.number}>{place}</span>
      <Avatar seed={account} size={36} />
      <span className={styles.who}>
        <span className={styles.account}>{account}</span>
        {isOwn ? (
          <span className={styles.you}>
            <FormattedMessage id="rank.here" />
          </span>
        ) : null}
      </span>
      <VipMedal rank={rankLevel} size={28} label={intl.formatMessage({ id: 'rank.level' }, { rank: rankLevel })} />
      <span className={styles.score}>
        <Money amount={validBet} />
      </span>
    </div>
  );
}

import { getPlayerRank, type RankPlace } from '@portal/shared/contract/rewards/vip';
import { NotLoaded } from '@portal/shared/parts/failed';
import { Money } from '@portal/shared/parts/money';
import { PageSection } from '@portal/shared/parts/page';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { VipMedal } from '@portal/shared/ui/rewards/vip-medal';
import { OwnPlace } from '../../parts/places/own-place.tsx';
import { PlaceList } from '../../parts/places/place-list.tsx';
import { PlaceRow } from '../../parts/places/place-row.tsx';
import styles from './rank-list.module.css';

/** Members by valid bets of this month; the own place stays in sight. */
export function RankList() {
  const intl = useIntl();
  const ranking = useCallQuery(getPlayerRank, {}, { keepPrevious: true });
  const text = (id: string) => intl.formatMessage({ id });
  if (!ranking.data) return <NotLoaded titleId="rank.list.failed" query={ranking} height={320} />;
  const { month, list, own } = ranking.data;
  const name = intl.formatDate(`${month}-15T12:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const isListed = list.some(({ isOwn }) => isOwn);
  return (
    <PageSection id="rank-list" title={<FormattedMessage id="rank.list" values={{ month: name }} />}>
      <p className={styles.about}>
        <FormattedMessage id="rank.list.text" />
      </p>
      {list.length === 0 ? (
        <EmptyState drawing="lantern" title={text('rank.list.empty')} />
      ) : (
        <PlaceList places={list} aria-labelledby="rank-list" row={(place) => <RankRow place={place} />} />
      )}
      {isListed ? null : (
        <OwnPlace label={text('rank.list.own')} className={styles.own} none={<FormattedMessage id="rank.list.none" />}>
          {own && <RankRow place={own} />}
        </OwnPlace>
      )}
    </PageSection>
  );
}

function RankRow({ place: { rankLevel, validBet, ...place } }: { place: RankPlace }) {
  const intl = useIntl();
  return (
    <PlaceRow
      {...place}
      you={<FormattedMessage id="rank.here" />}
      isLarge={place.place <= 3 || place.isOwn}
      className={styles.place}
    >
      <VipMedal rank={rankLevel} size={28} label={intl.formatMessage({ id: 'rank.level' }, { rank: rankLevel })} />
      <span className={styles.score}>
        <Money amount={validBet} />
      </span>
    </PlaceRow>
  );
}

import { useIntl } from '@portal/shared/remote/intl';
import { FailedState } from '@portal/shared/ui/failed-state';
import { Skeleton } from '@portal/shared/ui/skeleton';
import styles from './rank.module.css';
import { standingOf } from './rank.rules.ts';
import { RankBenefits } from './rank-benefits.tsx';
import { RankGifts } from './rank-gifts.tsx';
import { RankHero } from './rank-hero.tsx';
import { RankList } from './rank-list.tsx';
import { RankPath } from './rank-path.tsx';
import { useRank } from './use-rank.ts';

/** The own rank and the way to the next one; the path, what it brings, gifts, and who leads this month. */
export function RankCentre() {
  const intl = useIntl();
  const rank = useRank();
  const text = (id: string) => intl.formatMessage({ id });
  if (rank.isError)
    return (
      <FailedState title={text('rank.failed')} retry={{ label: text('failed.retry'), onRetry: rank.refetch }}>
        {text('failed.text')}
      </FailedState>
    );
  if (!rank.data) return <RankSkeleton />;
  const { levels, validBet, benefits, gifts } = rank.data;
  const { rankLevel } = gifts;
  const standing = standingOf(levels, rankLevel, validBet);
  return (
    <div className={styles.page}>
      <RankHero rank={rankLevel} validBet={validBet} standing={standing} />
      <RankPath levels={levels} rank={rankLevel} />
      <RankGifts gifts={gifts} />
      <RankBenefits benefits={benefits} own={standing.own} next={standing.next} />
      <RankList />
    </div>
  );
}

function RankSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton shape="block" width="100%" height={220} />
      <Skeleton shape="block" width="100%" height={116} />
      <Skeleton shape="block" width="100%" height={240} />
    </div>
  );
}

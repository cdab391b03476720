import { NotLoaded } from '@portal/shared/parts/failed';
import { Page } from '@portal/shared/parts/page';
import { rankProgressOf } from '@portal/shared/remote/rewards/rank-progress.rules';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { RankBenefits } from './rank-benefits.tsx';
import { RankGifts } from './rank-gifts.tsx';
import { RankHero } from './rank-hero.tsx';
import { RankList } from './rank-list.tsx';
import { RankPath } from './rank-path.tsx';
import { useRank } from './use-rank.ts';

/** The member's rank and progress to the next one; levels, benefits, gifts, and this month's leaders. */
export function RankCentre() {
  const rank = useRank();
  if (!rank.data)
    return (
      <NotLoaded titleId="rank.failed" query={rank}>
        <RankSkeleton />
      </NotLoaded>
    );
  const { levels, validBet, benefits, gifts } = rank.data;
  const { rankLevel } = gifts;
  const progress = rankProgressOf(levels, rankLevel, validBet);
  return (
    <Page>
      <RankHero rank={rankLevel} validBet={validBet} progress={progress} />
      <RankPath levels={levels} rank={rankLevel} />
      <RankGifts gifts={gifts} />
      <RankBenefits benefits={benefits} own={progress.own} next={progress.next} />
      <RankList />
    </Page>
  );
}

function RankSkeleton() {
  return (
    <Page aria-busy="true">
      <Skeleton shape="block" width="100%" height={220} />
      <Skeleton shape="block" width="100%" height={116} />
      <Skeleton shape="block" width="100%" height={240} />
    </Page>
  );
}

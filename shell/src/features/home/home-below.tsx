import { getGameMenus } from '@portal/shared/contract/games/menus';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { cx } from '@portal/shared/ui/cx';
import { railSizes } from '@portal/shared/ui/navigation/rail';
import { lazyComponent } from '../../frame/lazy-component.tsx';
import { WhenNear } from '../../frame/when-near.tsx';
import { usePortal } from '../../host/portal-context.ts';
import { AppStrip } from './app-strip.tsx';
import styles from './home.module.css';
import { railsOf } from './home.rules.ts';
import { LatestNotices } from './latest/latest-notices.tsx';
import { CategoryRail } from './rails/category-rail.tsx';
import { PopularLottery } from './rails/popular-lottery.tsx';
import { PromotionsRail } from './rails/promotions-rail.tsx';
import { TournamentStrip } from './tournament-strip.tsx';
import { Winners } from './winners/winners.tsx';

const railHeight = 'var(--rail-height)';
const LatestDraws = lazyComponent(async () => (await import('./latest/latest-draws.tsx')).LatestDraws);

/** Home below the new games: categories first, then what runs and what happened. The code loads on scroll, each rail when it is near. */
export function HomeBelow() {
  const { data } = useCallQuery(getGameMenus, {});
  const { host } = usePortal();
  const rails = railsOf(data?.menus ?? [], host.site.menu);
  return (
    <div className={cx(styles.rows, railSizes)}>
      {rails.map(({ gameType }) => (
        <WhenNear key={gameType} minHeight={railHeight}>
          <CategoryRail gameType={gameType} />
        </WhenNear>
      ))}
      <WhenNear minHeight={railHeight}>
        <PopularLottery />
      </WhenNear>
      <TournamentStrip />
      <PromotionsRail />
      <Winners />
      <WhenNear minHeight="var(--draws-height)">
        <LatestDraws />
      </WhenNear>
      <LatestNotices />
      <AppStrip />
    </div>
  );
}

import { getGameMenus } from '@portal/shared/contract/games/get-game-menus';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useAtomValue } from '@portal/shared/remote/state';
import { JackpotCounter } from '../../frame/banner/jackpot-counter.tsx';
import { visibleMenus } from '../../frame/navigation.rules.ts';
import { WhenNear } from '../../frame/when-near.tsx';
import { isLoggedInAtom } from '../../host/atoms.ts';
import { AppStrip } from './app-strip.tsx';
import { CategoryRail } from './category-rail.tsx';
import styles from './home.module.css';
import { HotRail } from './hot-rail.tsx';
import { PopularLottery } from './popular-lottery.tsx';
import { ReasonToRegister } from './reason-to-register.tsx';
import { VipStrip } from './vip-strip.tsx';
import { Winners } from './winners.tsx';

const railHeight = 300;
const railsAtOnce = 1;

/** Home: jackpot, rails by category, winners, lottery, and for each kind of visitor a way on (LOOK). */
export function HomePage() {
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  const { data } = useCallQuery(getGameMenus, {});
  const rails = visibleMenus(data?.menus ?? []).filter(({ gameType }) => gameType !== 'LOTT');
  return (
    <div className={styles.home}>
      <div className={styles.jackpot}>
        <JackpotCounter />
      </div>
      <HotRail />
      {rails.slice(0, railsAtOnce).map((menu) => (
        <CategoryRail key={menu.gameType} gameType={menu.gameType} />
      ))}
      {isLoggedIn ? <VipStrip /> : <ReasonToRegister />}
      {rails.slice(railsAtOnce).map((menu) => (
        <WhenNear key={menu.gameType} minHeight={railHeight}>
          <CategoryRail gameType={menu.gameType} />
        </WhenNear>
      ))}
      <WhenNear minHeight={280}>
        <Winners />
      </WhenNear>
      <WhenNear minHeight={200}>
        <PopularLottery />
      </WhenNear>
      <AppStrip />
    </div>
  );
}

import { hotPlatform } from '@portal/shared/contract/constants';
import { listHotGames } from '@portal/shared/contract/games/catalogue';
import { getGameMenus } from '@portal/shared/contract/games/menus';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useAtomValue } from '@portal/shared/remote/state';
import { FireIcon } from '@portal/shared/ui/icons/frame';
import { PageChunk } from '../../app/page-chunk.tsx';
import { JackpotCounter } from '../../frame/banner/jackpot-counter.tsx';
import { useAnnouncements } from '../../frame/notices/use-announcements.ts';
import { WhenNear } from '../../frame/when-near.tsx';
import { isLoggedInAtom } from '../../host/atoms.ts';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import styles from './home.module.css';
import { railsAtOnce, railsOf } from './home.rules.ts';
import { CategoryRail } from './rails/category-rail.tsx';
import { GamesRail } from './rails/games-rail.tsx';
import { ReasonToRegister } from './reason-to-register.tsx';

const belowHeight = 1600;
const loadBelow = async () => (await import('./home-below.tsx')).HomeBelow;
const loadVip = async () => (await import('./vip-strip.tsx')).VipStrip;

/** Home: jackpot, hot games, the first category, and a call to action per kind of visitor; the rest loads on scroll. */
export function HomePage() {
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  const { host } = usePortal();
  const { data } = useCallQuery(getGameMenus, {});
  return (
    <div className={styles.home}>
      <HeadingWithoutBanner />
      <div className={styles.jackpot}>
        <JackpotCounter />
      </div>
      {isLoggedIn && <PageChunk load={loadVip} />}
      <HotRail />
      {railsOf(data?.menus ?? [], host.site.menu)
        .slice(0, railsAtOnce)
        .map(({ gameType }) => (
          <CategoryRail key={gameType} gameType={gameType} />
        ))}
      {!isLoggedIn && <ReasonToRegister />}
      <WhenNear minHeight={belowHeight}>
        <PageChunk load={loadBelow} />
      </WhenNear>
    </div>
  );
}

/** The first banner carries the page's heading; without banners the page still has one. */
function HeadingWithoutBanner() {
  const { brandName } = usePortal().host.site;
  const { data, isError } = useAnnouncements();
  const hasBanner = data?.banners.some(({ groupName }) => groupName === 'w_home');
  return (data && !hasBanner) || (isError && !data) ? <h1 className="visually-hidden">{brandName}</h1> : null;
}

const shown = 18;

function HotRail() {
  const t = useText();
  const query = useCallQuery(listHotGames, { isPlatform: String(hotPlatform), platform: 'html5-desktop' });
  return (
    <GamesRail
      title={t('home.hot')}
      icon={<FireIcon size={28} />}
      category="slots"
      allPath="/rng?list=hot"
      query={query}
      games={query.data?.games.slice(0, shown)}
    />
  );
}

import { useAtomValue } from '@portal/shared/remote/state';
import { PageChunk } from '../../app/page-chunk.tsx';
import { useAnnouncements } from '../../frame/notices/use-announcements.ts';
import { WhenNear } from '../../frame/when-near.tsx';
import { isLoggedInAtom } from '../../host/atoms.ts';
import { usePortal } from '../../host/portal-context.ts';
import styles from './home.module.css';
import { HotRail } from './rails/hot-rail.tsx';
import { NewRail } from './rails/new-rail.tsx';
import { ReasonToRegister } from './reason-to-register.tsx';

const belowHeight = 1600;
const loadBelow = async () => (await import('./home-below.tsx')).HomeBelow;
const loadMemberHome = async () => (await import('./member/member-home.tsx')).MemberHome;

/** Home: a member's own start, or hot and new games for a visitor; the rest loads on scroll. */
export function HomePage() {
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  return (
    <div className={styles.home}>
      <HeadingWithoutBanner />
      {isLoggedIn ? <PageChunk load={loadMemberHome} /> : <VisitorHome />}
      <WhenNear minHeight={belowHeight}>
        <PageChunk load={loadBelow} />
      </WhenNear>
    </div>
  );
}

function VisitorHome() {
  return (
    <>
      <HotRail />
      <NewRail />
      <ReasonToRegister />
    </>
  );
}

/** The first banner carries the page's heading; without banners the page still has one. */
function HeadingWithoutBanner() {
  const { brandName } = usePortal().host.site;
  const { data, isError } = useAnnouncements();
  const hasBanner = data?.banners.some(({ groupName }) => groupName === 'w_home');
  return (data && !hasBanner) || (isError && !data) ? <h1 className="visually-hidden">{brandName}</h1> : null;
}

import type { Banner } from '@portal/shared/contract/content/announcements';
import { plainPath } from '@portal/shared/contract/page-paths';
import { cx } from '@portal/shared/ui/cx';
import { pageTypeOf } from '../../app/routes.rules.ts';
import { useText } from '../../host/use-text.ts';
import { useAnnouncements } from '../notices/use-announcements.ts';
import { bannerGroupOf, bannersFor } from './banner.rules.ts';
import styles from './banner-area.module.css';
import { BannerSlide } from './banner-slide.tsx';
import { BannerSlideshow } from './banner-slideshow.tsx';
import { JackpotCounter } from './jackpot-counter.tsx';

/** The banner of a path; that of `/rng` has the jackpot, and home lays it over its hero (docs/product.md 2.2). */
export function BannerArea({ pathname }: { pathname: string }) {
  const t = useText();
  const banners = useBanners(pathname);
  if (banners?.length === 0) return null;
  const isHome = pageTypeOf(pathname) === 'home';
  const isSlots = plainPath(pathname) === '/rng';
  const jackpot = <JackpotCounter className={styles.jackpot} />;
  return (
    <div className={cx(styles.area, isHome && styles.home, (isHome || isSlots) && styles.withJackpot)}>
      <div className={styles.picture}>
        <section className={styles.banner} aria-label={t('banner.label')} aria-busy={!banners}>
          {banners ? <Banners key={banners[0]?.groupName} banners={banners} isHome={isHome} /> : null}
          {isSlots && jackpot}
        </section>
        {isHome && jackpot}
      </div>
    </div>
  );
}

/** A single banner does not move (docs/product.md 2.2). */
function Banners({ banners, isHome }: { banners: readonly Banner[]; isHome: boolean }) {
  const [first] = banners;
  if (banners.length > 1) return <BannerSlideshow banners={banners} isHome={isHome} />;
  return first ? <BannerSlide banner={first} isHome={isHome} isFirst /> : null;
}

/** Banners of a path; undefined while loading, empty if there are none. */
function useBanners(pathname: string): readonly Banner[] | undefined {
  const { data, isError } = useAnnouncements();
  if (!bannerGroupOf(pathname) || isError) return [];
  return data && bannersFor(pathname, data.banners);
}

import type { Banner } from '@portal/shared/contract/content/list-announcements';
import { cx } from '@portal/shared/ui/cx';
import { type ComponentType, useEffect, useState } from 'react';
import { pageTypeOf, plainPath } from '../../app/routes.rules.ts';
import { useText } from '../../host/use-text.ts';
import styles from './banner-area.module.css';
import { BannerSlide } from './banner-slide.tsx';
import { JackpotCounter } from './jackpot-counter.tsx';
import { useBanners } from './use-banners.ts';

/** The banner of a path (specification 2.2); the slideshow joins when the page has settled. */
export function BannerArea({ pathname }: { pathname: string }) {
  const t = useText();
  const banners = useBanners(pathname);
  if (banners?.length === 0) return null;
  const isHome = pageTypeOf(pathname) === 'home';
  return (
    <section className={cx(styles.area, isHome && styles.home)} aria-label={t('banner.label')} aria-busy={!banners}>
      <div className={styles.picture}>
        {banners ? <Banners key={banners[0]?.groupName} banners={banners} isHome={isHome} /> : null}
        {plainPath(pathname) === '/rng' && <JackpotCounter className={styles.jackpot} />}
      </div>
    </section>
  );
}

type Slides = ComponentType<{ banners: readonly Banner[]; isHome: boolean }>;

/** One banner stands still. The first of several is drawn at once; the slideshow takes its place when it is here. */
function Banners({ banners, isHome }: { banners: readonly Banner[]; isHome: boolean }) {
  const Slideshow = useSlideshow(banners.length > 1);
  const [first] = banners;
  if (Slideshow) return <Slideshow banners={banners} isHome={isHome} />;
  return first ? <BannerSlide banner={first} isHome={isHome} isFirst /> : null;
}

/** The first banner stands for five seconds anyway; the slideshow's code comes shortly before it would turn. */
const settledMs = 3_500;

function useSlideshow(isWanted: boolean): Slides | undefined {
  const [found, setFound] = useState<{ slides: Slides }>();
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const { BannerSlideshow } = await import('./banner-slideshow.tsx');
      if (isCurrent) setFound({ slides: BannerSlideshow });
    }, settledMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isWanted]);
  return isWanted ? found?.slides : undefined;
}

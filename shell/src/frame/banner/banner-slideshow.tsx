import { bannerAutoplayMs } from '@portal/shared/contract/constants';
import type { Banner } from '@portal/shared/contract/content/announcements';
import { useSettled } from '@portal/shared/ui/behaviour/use-settled';
import { cx } from '@portal/shared/ui/cx';
import { PauseIcon, PlayIcon } from '@portal/shared/ui/icons/frame';
import { IconButton } from '@portal/shared/ui/icons/icon-button';
import { useSwiper } from '@portal/shared/ui/navigation/use-swiper';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useText } from '../../host/use-text.ts';
import { useAutoplay } from '../slides/use-autoplay.ts';
import { BannerSlide } from './banner-slide.tsx';
import styles from './banner-slideshow.module.css';

/**
 * Several banners: a new one every five seconds, pages to choose, and a stop button (docs/product.md 2.2).
 * The first shows at once; the others and their code load when the page is idle or on first interaction.
 */
export function BannerSlideshow({ banners, isHome }: { banners: readonly Banner[]; isHome: boolean }) {
  const t = useText();
  const view = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(0);
  const [isWhole, makeWhole] = useSettled();
  const swiper = useSwiper(view, isWhole, {
    initialSlide: shown,
    rewind: true,
    // A slow drag over a quarter turns the page, as a quick one does.
    longSwipesRatio: 0.25,
    on: { slideChange: ({ activeIndex }) => setShown(activeIndex) },
  });
  const { isMoving, toggle, holders } = useAutoplay(view, swiper, bannerAutoplayMs);
  function show(place: number): void {
    makeWhole();
    if (swiper) swiper.slideTo(place);
    else setShown(place);
  }
  function turnByKey({ key }: KeyboardEvent): void {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    const onward = swiper?.rtlTranslate ? -step : step;
    const place = shown + onward;
    if (step === 0 || place < 0 || place >= banners.length) return;
    // A link in the slide that disappears would lose the focus with it.
    view.current?.focus();
    show(place);
  }
  return (
    <>
      <section
        ref={view}
        aria-label={t('banner.slides')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: slides without a link are turned by the arrow keys
        tabIndex={0}
        className={styles.view}
        onKeyDown={turnByKey}
        {...holders}
        onPointerEnter={(event) => {
          holders.onPointerEnter(event);
          makeWhole();
        }}
      >
        <div className={cx('swiper-wrapper', styles.row)}>
          {banners.map((banner, place) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no set of form fields
            <div
              key={banner.bannerId}
              className={cx('swiper-slide', styles.place)}
              role="group"
              aria-label={`${place + 1} / ${banners.length}`}
              inert={place !== shown}
            >
              {(place === 0 || isWhole) && <BannerSlide banner={banner} isHome={isHome} isFirst={place === 0} />}
            </div>
          ))}
        </div>
      </section>
      <div className={styles.pages}>
        {banners.map(({ bannerId }, place) => (
          <button
            key={bannerId}
            type="button"
            className={styles.page}
            aria-label={t('banner.page', { page: place + 1 })}
            aria-current={place === shown || undefined}
            onClick={() => show(place)}
          />
        ))}
      </div>
      <IconButton
        className={styles.pause}
        label={t(isMoving ? 'common.pause' : 'common.play')}
        icon={isMoving ? <PauseIcon size={18} /> : <PlayIcon size={18} />}
        onClick={toggle}
      />
    </>
  );
}

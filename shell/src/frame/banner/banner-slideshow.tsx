import { bannerAutoplayMs } from '@portal/shared/contract/constants';
import type { Banner } from '@portal/shared/contract/content/list-announcements';
import { IconButton } from '@portal/shared/ui/icon-button';
import { PauseIcon, PlayIcon } from '@portal/shared/ui/icons-frame';
import { type PointerEvent, useEffect, useState } from 'react';
import { useText } from '../../host/use-text.ts';
import { BannerSlide } from './banner-slide.tsx';
import styles from './banner-slideshow.module.css';
import { useSlideTrack } from './use-slide-track.ts';

/** The first banner stands for five seconds anyway; the others are drawn when the page has settled. */
const settledMs = 3_500;

const wantsCalm = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** Several banners on a track to swipe: a new one every five seconds, pages to press, and a way to stop it. */
export function BannerSlideshow({ banners, isHome }: { banners: readonly Banner[]; isHome: boolean }) {
  const t = useText();
  const { track, shown, show, follow } = useSlideTrack(banners.length);
  const [isMoving, setIsMoving] = useState(() => !wantsCalm());
  const [isHeld, setIsHeld] = useState(false);
  const [isWhole, drawAll] = useDrawnLater();
  useTurn(isMoving && !isHeld, shown, (place) => {
    // One that is scrolled away stands: it would cost frames of those who look at what is below.
    if ((track.current?.getBoundingClientRect().bottom ?? 0) >= 0) show(place);
  });
  const hold = (held: boolean) => (event: PointerEvent) => event.pointerType === 'mouse' && setIsHeld(held);
  const slide = (banner: Banner, place: number) => (
    <BannerSlide banner={banner} isHome={isHome} isFirst={place === 0} />
  );
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the slides are no set of form fields */}
      <div
        ref={track}
        role="group"
        aria-label={t('banner.label')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: slides without a link are scrolled by the arrow keys
        tabIndex={0}
        className={styles.track}
        onScroll={() => {
          drawAll();
          follow();
        }}
        onPointerEnter={hold(true)}
        onPointerLeave={hold(false)}
        onFocus={() => setIsHeld(true)}
        onBlur={() => setIsHeld(false)}
      >
        {banners.map((banner, place) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is no set of form fields
          <div
            key={banner.bannerId}
            className={styles.place}
            role="group"
            aria-label={`${place + 1} / ${banners.length}`}
          >
            {(place === 0 || isWhole) && slide(banner, place)}
          </div>
        ))}
        <div className={styles.place} inert aria-hidden="true">
          {isWhole && banners[0] && slide(banners[0], banners.length)}
        </div>
      </div>
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
        onClick={() => setIsMoving(!isMoving)}
      />
    </>
  );
}

/** Each slide has its five seconds, however it came. A hidden tab scrolls nowhere, so the turn is asked for again. */
function useTurn(isTurning: boolean, shown: number, show: (place: number) => void): void {
  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => show(shown + 1), bannerAutoplayMs);
    return () => clearInterval(timer);
  }, [isTurning, shown]);
}

function useDrawnLater(): [boolean, () => void] {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDrawn(true), settledMs);
    return () => clearTimeout(timer);
  }, []);
  return [isDrawn, () => setIsDrawn(true)];
}

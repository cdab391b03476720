import { bannerAutoplayMs } from '@portal/shared/contract/constants';
import type { Banner } from '@portal/shared/contract/content/list-announcements';
import { IconButton } from '@portal/shared/ui/icon-button';
import { PauseIcon, PlayIcon } from '@portal/shared/ui/icons-media';
import { useRef, useState } from 'react';
import type { Swiper as SwiperInstance } from 'swiper';
import { A11y, Autoplay, Pagination } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import styles from './banner-area.module.css';
import { BannerSlide } from './banner-slide.tsx';
import 'swiper/css';
import 'swiper/css/pagination';

const wantsCalm = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** Several banners: a new one every five seconds, pages to press, and a way to stop it. */
export function BannerSlideshow({ banners, isHome }: { banners: readonly Banner[]; isHome: boolean }) {
  const t = useText();
  const swiper = useRef<SwiperInstance>(null);
  const [isMoving, setIsMoving] = useState(() => !wantsCalm());
  const toggle = () => {
    const player = swiper.current?.autoplay;
    if (isMoving) player?.stop();
    else player?.start();
    setIsMoving(!isMoving);
  };
  const { host } = usePortal();
  return (
    <>
      <Swiper
        key={host.language.get()}
        className={styles.slides}
        modules={[A11y, Autoplay, Pagination]}
        autoplay={isMoving ? { delay: bannerAutoplayMs, pauseOnMouseEnter: true, disableOnInteraction: false } : false}
        loop
        pagination={{ clickable: true }}
        onSwiper={(instance) => {
          swiper.current = instance;
        }}
        a11y={{ enabled: true, paginationBulletMessage: t('banner.page', { page: '{{index}}' }) }}
      >
        {banners.map((banner, place) => (
          <SwiperSlide key={banner.bannerId}>
            <BannerSlide banner={banner} isHome={isHome} isFirst={place === 0} />
          </SwiperSlide>
        ))}
      </Swiper>
      <IconButton
        className={styles.pause}
        label={t(isMoving ? 'common.pause' : 'common.play')}
        icon={isMoving ? <PauseIcon size={18} /> : <PlayIcon size={18} />}
        onClick={toggle}
      />
    </>
  );
}

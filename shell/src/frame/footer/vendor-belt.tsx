import type { VendorEntry } from '@portal/shared/contract/games/get-game-menus';
import { Link } from '@portal/shared/remote/router';
import { IconButton } from '@portal/shared/ui/icon-button';
import { PauseIcon, PlayIcon } from '@portal/shared/ui/icons-media';
import { VendorMark } from '@portal/shared/ui/vendor-mark';
import { useRef, useState } from 'react';
import type { Swiper as SwiperInstance } from 'swiper';
import { Autoplay } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { useText } from '../../host/use-text.ts';
import { pathOfVendor } from '../navigation.rules.ts';
import styles from './footer.module.css';
import 'swiper/css';

const slidesShown = 10;
const stepMs = 3_000;

export function VendorBelt({ vendors }: { vendors: readonly VendorEntry[] }) {
  const t = useText();
  const swiper = useRef<SwiperInstance>(null);
  const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  const [isMoving, setIsMoving] = useState(!isStill);
  const toggle = () => {
    if (isMoving) swiper.current?.autoplay.stop();
    else swiper.current?.autoplay.start();
    setIsMoving(!isMoving);
  };
  return (
    <section className={styles.vendors} aria-label={t('footer.vendors')}>
      <Swiper
        className={styles.belt}
        modules={[Autoplay]}
        autoplay={isMoving ? { delay: stepMs, pauseOnMouseEnter: true, disableOnInteraction: false } : false}
        loop={vendors.length > slidesShown}
        spaceBetween={12}
        slidesPerView={2.5}
        breakpoints={{ 768: { slidesPerView: 5 }, 1280: { slidesPerView: slidesShown } }}
        onSwiper={(instance) => {
          swiper.current = instance;
        }}
      >
        {vendors.map((vendor) => (
          <SwiperSlide key={vendor.vassalage}>
            <Link to={pathOfVendor(vendor) ?? '/rng'} className={styles.vendor}>
              <VendorMark name={vendor.name} gameType={vendor.gameType} size={32} />
              <span className={styles.vendorName}>{vendor.name}</span>
            </Link>
          </SwiperSlide>
        ))}
      </Swiper>
      <IconButton
        label={t(isMoving ? 'common.pause' : 'common.play')}
        icon={isMoving ? <PauseIcon size={18} /> : <PlayIcon size={18} />}
        onClick={toggle}
      />
    </section>
  );
}

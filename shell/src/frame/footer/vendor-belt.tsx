import type { VendorEntry } from '@portal/shared/contract/games/menus';
import { Link } from '@portal/shared/remote/router';
import { cx } from '@portal/shared/ui/cx';
import { VendorMark } from '@portal/shared/ui/games/vendor-mark';
import { PauseIcon, PlayIcon } from '@portal/shared/ui/icons/frame';
import { IconButton } from '@portal/shared/ui/icons/icon-button';
import { useSwiper } from '@portal/shared/ui/navigation/use-swiper';
import { useRef } from 'react';
import { useText } from '../../host/use-text.ts';
import { pathOfVendor } from '../navigation/navigation.rules.ts';
import { useAutoplay } from '../slides/use-autoplay.ts';
import styles from './vendor-belt.module.css';

/** Logos in view on a desktop (vendor-belt.module.css), and the interval of a step (docs/product.md 9). */
const slidesInView = 10;
const stepMs = 3_000;

/**
 * Vendor logos to swipe through: ten in view, one step every three seconds, and back to the first at the end. Where not all fit,
 * a button moves them without a drag.
 */
export function VendorBelt({ vendors }: { vendors: readonly VendorEntry[] }) {
  const t = useText();
  const view = useRef<HTMLDivElement>(null);
  const swiper = useSwiper(view, true, { slidesPerView: 'auto', rewind: true });
  const { isMoving, toggle, holders } = useAutoplay(view, swiper, stepMs);
  return (
    <section className={styles.belt} aria-label={t('footer.vendors')}>
      <div ref={view} className={styles.view} data-swiping={swiper ? '' : undefined} {...holders}>
        <ul className={cx('swiper-wrapper', styles.row)}>
          {vendors.map((vendor) => (
            <li key={vendor.vassalage} className={cx('swiper-slide', styles.slide)}>
              <Link to={pathOfVendor(vendor) ?? `/${vendor.gameType.toLowerCase()}`} className={styles.vendor}>
                <VendorMark name={vendor.name} gameType={vendor.gameType} image={vendor.image} size={40} />
                <span className={styles.name}>{vendor.name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {(vendors.length > slidesInView || swiper?.isLocked === false) && (
        <IconButton
          label={t(isMoving ? 'common.pause' : 'common.play')}
          icon={isMoving ? <PauseIcon size={18} /> : <PlayIcon size={18} />}
          onClick={toggle}
        />
      )}
    </section>
  );
}

import type { VendorEntry } from '@portal/shared/contract/games/get-game-menus';
import { Link } from '@portal/shared/remote/router';
import { IconButton } from '@portal/shared/ui/icon-button';
import { PauseIcon, PlayIcon } from '@portal/shared/ui/icons-frame';
import { readingWay } from '@portal/shared/ui/reading-way';
import { VendorMark } from '@portal/shared/ui/vendor-mark';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../host/use-text.ts';
import { pathOfVendor } from '../navigation.rules.ts';
import styles from './vendor-belt.module.css';

/** In view on a desk (vendor-belt.module.css), and how often the belt moves on by one (specification 9). */
const slidesInView = 10;
const stepMs = 3_000;

const wantsCalm = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** Vendor logos on a track to swipe: ten in view, one further every three seconds, and back to the first at the end. */
export function VendorBelt({ vendors }: { vendors: readonly VendorEntry[] }) {
  const t = useText();
  const [isMoving, setIsMoving] = useState(() => !wantsCalm());
  const [isHeld, setIsHeld] = useState(false);
  const track = useMovingTrack(isMoving && !isHeld);
  const hold = (held: boolean) => (event: PointerEvent) => event.pointerType === 'mouse' && setIsHeld(held);
  return (
    <section className={styles.belt} aria-label={t('footer.vendors')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears who reads the logos inside it */}
      <div
        className={styles.window}
        onPointerEnter={hold(true)}
        onPointerLeave={hold(false)}
        onFocus={() => setIsHeld(true)}
        onBlur={() => setIsHeld(false)}
      >
        <ul ref={track} className={styles.track}>
          {vendors.map((vendor) => (
            <li key={vendor.vassalage} className={styles.slide}>
              <Link to={pathOfVendor(vendor) ?? `/${vendor.gameType.toLowerCase()}`} className={styles.vendor}>
                <VendorMark name={vendor.name} gameType={vendor.gameType} image={vendor.image} size={40} />
                <span className={styles.name}>{vendor.name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {vendors.length > slidesInView && (
        <IconButton
          label={t(isMoving ? 'common.pause' : 'common.play')}
          icon={isMoving ? <PauseIcon size={18} /> : <PlayIcon size={18} />}
          onClick={() => setIsMoving(!isMoving)}
        />
      )}
    </section>
  );
}

/** One slide further each step; who swipes decides where the next step begins. */
function useMovingTrack(isMoving: boolean) {
  const track = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => {
      const list = track.current;
      const step = list?.firstElementChild?.clientWidth ?? 0;
      if (!list || step === 0) return;
      const isAtEnd = Math.abs(list.scrollLeft) + list.clientWidth > list.scrollWidth - step / 2;
      list.scrollTo({ left: isAtEnd ? 0 : list.scrollLeft + readingWay(list) * step });
    }, stepMs);
    return () => clearInterval(timer);
  }, [isMoving]);
  return track;
}

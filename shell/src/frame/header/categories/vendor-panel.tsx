import type { VendorEntry } from '@portal/shared/contract/games/menus';
import { Link } from '@portal/shared/remote/router';
import { readingDirection } from '@portal/shared/ui/behaviour/reading-direction';
import { cx } from '@portal/shared/ui/cx';
import { VendorMark } from '@portal/shared/ui/games/vendor-mark';
import { ChevronLeftIcon, ChevronRightIcon, FireIcon } from '@portal/shared/ui/icons/frame';
import { IconButton } from '@portal/shared/ui/icons/icon-button';
import { ArrowRightIcon } from '@portal/shared/ui/icons/navigation';
import { useRef } from 'react';
import { useText } from '../../../host/use-text.ts';
import { dropdownOf, launchesDirectly, pathOfVendor, vendorsInView } from '../../navigation/navigation.rules.ts';
import type { CategoryItemProps } from './category-item.types.ts';
import styles from './vendor-panel.module.css';

export interface VendorPanelProps extends CategoryItemProps {
  /** Page of the category. */
  path: string;
  close(): void;
}

/** Vendors of a category in one row: seven in view, arrows if there are more, and a link to all. */
export function VendorPanel({ gameType, vendors, path, close }: VendorPanelProps) {
  const t = useText();
  const row = useRef<HTMLUListElement>(null);
  const { shown, hasMore } = dropdownOf(vendors);
  const leadsOn = hasMore || launchesDirectly(gameType);
  const hasArrows = shown.length + (leadsOn ? 1 : 0) > vendorsInView;
  const turn = (step: 1 | -1) => {
    const list = row.current;
    list?.scrollBy({ left: readingDirection(list) * step * list.clientWidth * 0.7, behavior: 'smooth' });
  };
  return (
    <div className={styles.panel}>
      {hasArrows && (
        <IconButton
          label={t('common.previous')}
          icon={<ChevronLeftIcon size={20} />}
          className={styles.arrow}
          onClick={() => turn(-1)}
        />
      )}
      <ul ref={row} className={styles.row}>
        {shown.map((vendor) => (
          <li key={vendor.vassalage}>
            <VendorCard vendor={vendor} path={path} close={close} />
          </li>
        ))}
        {leadsOn && (
          <li>
            <Link to={path} className={cx(styles.card, styles.more)} onClick={close}>
              <span className={styles.round}>
                <ArrowRightIcon size={22} />
              </span>
              {t('nav.more')}
            </Link>
          </li>
        )}
      </ul>
      {hasArrows && (
        <IconButton
          label={t('common.next')}
          icon={<ChevronRightIcon size={20} />}
          className={styles.arrow}
          onClick={() => turn(1)}
        />
      )}
    </div>
  );
}

function VendorCard({ vendor, path, close }: { vendor: VendorEntry; path: string; close(): void }) {
  const t = useText();
  return (
    <Link to={pathOfVendor(vendor) ?? path} className={styles.card} onClick={close}>
      <VendorMark name={vendor.name} gameType={vendor.gameType} image={vendor.image} size={52} />
      <span className={styles.name}>{vendor.name}</span>
      {vendor.games > 0 && <span className={styles.games}>{t('nav.games', { count: vendor.games })}</span>}
      {vendor.isHot === 1 && (
        <span className={styles.hot}>
          <FireIcon size={14} />
          {t('common.hot')}
        </span>
      )}
    </Link>
  );
}

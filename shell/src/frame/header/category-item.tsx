import type { GameType } from '@portal/shared/contract/game-types';
import type { VendorEntry } from '@portal/shared/contract/games/get-game-menus';
import { Link, NavLink } from '@portal/shared/remote/router';
import { cx } from '@portal/shared/ui/cx';
import { HoverMenu } from '@portal/shared/ui/hover-menu';
import { ArrowRightIcon, ChevronDownIcon } from '@portal/shared/ui/icons-navigation';
import { FireIcon } from '@portal/shared/ui/icons-status';
import { VendorMark } from '@portal/shared/ui/vendor-mark';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import { dropdownOf, pathOfCategory, pathOfVendor } from '../navigation.rules.ts';
import { startFirstGame } from '../start-first-game.ts';
import styles from './navigation-bar.module.css';

export interface CategoryItemProps {
  gameType: GameType;
  vendors: readonly VendorEntry[];
}

/** One category: its page, and its vendors behind a dropdown. Cockfight has no page and starts its game. */
export function CategoryItem({ gameType, vendors }: CategoryItemProps) {
  const t = useText();
  const { host } = usePortal();
  const path = pathOfCategory(gameType);
  const name = t(`category.${gameType}`);
  if (!path)
    return (
      <li>
        <button type="button" className={styles.item} onClick={() => void startFirstGame(host, gameType)}>
          {name}
        </button>
      </li>
    );
  return (
    <li className={styles.pair}>
      <NavLink to={path} className={styles.item}>
        {name}
      </NavLink>
      <HoverMenu
        button={<ChevronDownIcon size={16} />}
        label={t('nav.vendors_of', { category: name })}
        buttonClassName={styles.opener}
        panelClassName={styles.vendors}
      >
        {(close) => <VendorLinks {...{ gameType, vendors, close, path }} />}
      </HoverMenu>
    </li>
  );
}

function VendorLinks({ vendors, close, path }: CategoryItemProps & { close(): void; path: string }) {
  const t = useText();
  const { shown, hasMore } = dropdownOf(vendors);
  return (
    <ul className={styles.grid}>
      {shown.map((vendor) => (
        <li key={vendor.vassalage}>
          <Link to={pathOfVendor(vendor) ?? path} className={styles.vendor} onClick={close}>
            <VendorMark name={vendor.name} gameType={vendor.gameType} size={40} />
            <span className={styles.vendorText}>
              <span className={styles.vendorName}>{vendor.name}</span>
              <span className={styles.games}>{t('nav.games', { count: vendor.games })}</span>
            </span>
            {vendor.isHot === 1 && (
              <span className={styles.hot}>
                <FireIcon size={14} />
                {t('common.hot')}
              </span>
            )}
          </Link>
        </li>
      ))}
      {hasMore && (
        <li>
          <Link to={path} className={cx(styles.vendor, styles.more)} onClick={close}>
            {t('nav.more')}
            <ArrowRightIcon size={18} />
          </Link>
        </li>
      )}
    </ul>
  );
}

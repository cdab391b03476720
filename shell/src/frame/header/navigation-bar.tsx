import { getGameMenus } from '@portal/shared/contract/games/get-game-menus';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { NavLink } from '@portal/shared/remote/router';
import { Skeleton } from '@portal/shared/ui/skeleton';
import { usePortal } from '../../host/portal-context.ts';
import { hasActivityCentre } from '../../host/sections.rules.ts';
import { useText } from '../../host/use-text.ts';
import { visibleMenus } from '../navigation.rules.ts';
import { CategoryItem } from './category-item.tsx';
import styles from './navigation-bar.module.css';

/** Home, the categories that have vendors, promotions (specification 2.4). Phones have the bottom bar instead. */
export function NavigationBar() {
  const t = useText();
  const { host } = usePortal();
  const { data } = useCallQuery(getGameMenus, {});
  return (
    <nav className={styles.navigation} aria-label={t('header.navigation')}>
      <ul className={styles.list}>
        <li>
          <NavLink to="/" end className={styles.item}>
            {t('nav.home')}
          </NavLink>
        </li>
        {data
          ? visibleMenus(data.menus).map((entry) => <CategoryItem key={entry.gameType} {...entry} />)
          : [1, 2, 3, 4, 5, 6].map((place) => (
              <li key={place} className={styles.waiting}>
                <Skeleton width={72} />
              </li>
            ))}
        {hasActivityCentre(host.site) && (
          <li>
            <NavLink to="/promotions" className={styles.item}>
              {t('nav.promotions')}
            </NavLink>
          </li>
        )}
        <li>
          <NavLink to="/vip" className={styles.item}>
            {t('nav.vip')}
          </NavLink>
        </li>
      </ul>
    </nav>
  );
}

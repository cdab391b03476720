import { getGameMenus } from '@portal/shared/contract/games/menus';
import { useCallQuery, usePathname } from '@portal/shared/remote/host-context';
import { NavLink } from '@portal/shared/remote/router';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { memo, useEffect, useRef } from 'react';
import { usePortal } from '../../../host/portal-context.ts';
import { hasActivityCentre } from '../../../host/sections.rules.ts';
import { useText } from '../../../host/use-text.ts';
import { inMenuOrder, menuNameOfCategory } from '../../navigation/menu-order.rules.ts';
import { visibleMenus } from '../../navigation/navigation.rules.ts';
import { CategoryItem } from './category-item.tsx';
import type { CategoryItemProps } from './category-item.types.ts';
import styles from './navigation-bar.module.css';

/** Placeholders while it is not known which categories have vendors. */
const waiting = ['rng', 'live', 'fish', 'pvp', 'sports', 'esports'];

const pages: Readonly<Record<string, string>> = { home: '/', promotions: '/promotions', vip: '/vip' };

/**
 * Home, the categories with vendors, and promotions (docs/product.md 2.4), in the order of the operator's menu. On
 * phones only lobbies have it, beside the bottom bar.
 */
export function NavigationBar() {
  const t = useText();
  const { host } = usePortal();
  const { data } = useCallQuery(getGameMenus, {});
  const menus = new Map(data && visibleMenus(data.menus).map((menu) => [menuNameOfCategory(menu.gameType), menu]));
  const categories = data ? [...menus.keys()] : waiting;
  const itemNames = ['home', ...categories, ...(hasActivityCentre(host.site) ? ['promotions'] : []), 'vip'];
  const list = useHereInSight(data);
  return (
    <nav className={styles.navigation} aria-label={t('header.navigation')}>
      <ul ref={list} className={styles.list}>
        {inMenuOrder(itemNames, (name) => name, host.site.menu).map((name) => (
          <BarItem key={name} name={name} category={menus.get(name)} />
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the current item to the middle of the row. */
function useHereInSight(menus: unknown) {
  const pathname = usePathname();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current;
    const here = row?.querySelector<HTMLElement>('[aria-current="page"]');
    if (row && here) row.scrollLeft = here.offsetLeft + (here.offsetWidth - row.clientWidth) / 2;
  }, [pathname, menus]);
  return list;
}

/** Memoised while the current item changes. */
const BarItem = memo(function BarItem({ name, category }: { name: string; category?: CategoryItemProps }) {
  const t = useText();
  if (category) return <CategoryItem gameType={category.gameType} vendors={category.vendors} />;
  const page = pages[name];
  if (!page)
    return (
      <li className={styles.waiting}>
        <Skeleton width={72} />
      </li>
    );
  return (
    <li>
      <NavLink to={page} end={page === '/'} className={styles.item}>
        {t(`nav.${name}`)}
      </NavLink>
    </li>
  );
});

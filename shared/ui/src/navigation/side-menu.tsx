import type { ReactNode } from 'react';
import { cx } from '../cx.tsx';
import { ChevronRightIcon } from '../icons/frame.tsx';
import styles from './side-menu.module.css';

export type MenuPage = { id: string; label: ReactNode; icon: ReactNode; badge?: ReactNode };

export type SideMenuProps = {
  label: string;
  pages: MenuPage[];
  /** The page that is shown. */
  pageId?: string;
  onPage: (pageId: string) => void;
  className?: string;
};

/** The pages of a centre, one below the other; on phones rows with an arrow, as they cover the list. */
export function SideMenu({ label, pages, pageId, onPage, className }: SideMenuProps) {
  return (
    <nav className={cx(styles.menu, className)} aria-label={label}>
      {pages.map(({ id, icon, label: name, badge }) => (
        <button
          key={id}
          type="button"
          className={styles.item}
          aria-current={id === pageId ? 'page' : undefined}
          onClick={() => onPage(id)}
        >
          {icon}
          <span className={styles.itemLabel}>{name}</span>
          {badge}
          <ChevronRightIcon size={18} className={styles.chevron} />
        </button>
      ))}
    </nav>
  );
}

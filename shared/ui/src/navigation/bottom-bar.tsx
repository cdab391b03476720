import type { ReactNode } from 'react';
import styles from './bottom-bar.module.css';

export type BottomBarItem = {
  id: string;
  label: string;
  icon: ReactNode;
  isCurrent?: boolean;
  badge?: ReactNode;
  onSelect: () => void;
  /** Places with an address are links, so that they open in a new tab too. */
  href?: string;
};

/** Five places under the thumb on phones. */
export function BottomBar({ label, items }: { label: string; items: BottomBarItem[] }) {
  return (
    <nav className={styles.bar} aria-label={label}>
      {items.map((item) => (
        <BarItem key={item.id} item={item} />
      ))}
    </nav>
  );
}

function BarItem({ item }: { item: BottomBarItem }) {
  const inner = (
    <>
      <span className={styles.icon}>
        {item.icon}
        {item.badge ? <span className={styles.badge}>{item.badge}</span> : null}
      </span>
      <span className={styles.label}>{item.label}</span>
    </>
  );
  const current = item.isCurrent ? 'page' : undefined;
  if (!item.href) {
    return (
      <button type="button" className={styles.place} aria-current={current} onClick={item.onSelect}>
        {inner}
      </button>
    );
  }
  return (
    <a
      href={item.href}
      className={styles.place}
      aria-current={current}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        item.onSelect();
      }}
    >
      {inner}
    </a>
  );
}

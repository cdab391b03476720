import styles from './count-badge.module.css';

export type CountBadgeProps = {
  count: number;
  /** The number in words for screen readers: "3 unread messages". */
  label?: string;
  /** Above it "99+" is shown. */
  most?: number;
};

/** The red number on a menu item or a bell; nothing at all for zero. */
export function CountBadge({ count, label, most = 99 }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge}>
      <span translate="no" aria-hidden={label ? true : undefined}>
        {count > most ? `${most}+` : count}
      </span>
      {label ? <span className="visually-hidden">{label}</span> : null}
    </span>
  );
}

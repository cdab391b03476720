import type { ReactNode } from 'react';
import { cx } from '../cx.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import styles from './stat-tile.module.css';

export type StatTileProps = {
  label: ReactNode;
  /** A figure, mostly an `AmountLabel`; absent while it loads. */
  value?: ReactNode;
  /** A comparison or a remark under the figure. */
  note?: ReactNode;
  icon?: ReactNode;
  className?: string;
};

/** One figure with its name; several quiet ones form a row between hairlines. */
export function StatTile({ label, value, note, icon, className }: StatTileProps) {
  return (
    <dl className={cx(styles.tile, className)} aria-busy={value === undefined}>
      <dt className={styles.label}>
        {icon}
        {label}
      </dt>
      <dd className={styles.value}>{value ?? <Skeleton width="70%" />}</dd>
      {note ? <dd className={styles.note}>{note}</dd> : null}
    </dl>
  );
}

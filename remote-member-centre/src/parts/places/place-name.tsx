import { cx } from '@portal/shared/ui/cx';
import type { ReactNode } from 'react';
import styles from './place-name.module.css';

interface PlaceNameProps {
  account: string;
  isOwn: boolean;
  /** Label that marks the member's own place. */
  you: ReactNode;
  className?: string;
}

/** Whose place it is, and whether it is the member's own. */
export function PlaceName({ account, isOwn, you, className }: PlaceNameProps) {
  return (
    <>
      <span className={cx(styles.account, className)}>{account}</span>
      {isOwn ? <span className={styles.you}>{you}</span> : null}
    </>
  );
}

import { cx } from '@portal/shared/ui/cx';
import { Avatar } from '@portal/shared/ui/images/avatar';
import type { ReactNode } from 'react';
import { PlaceName } from './place-name.tsx';
import styles from './places.module.css';
import { useFaceSeed } from './use-face-seed.ts';

interface PlaceRowProps {
  place: number;
  account: string;
  isOwn: boolean;
  /** Label that marks the member's own place. */
  you: ReactNode;
  /** Highlights the number. */
  isLarge?: boolean;
  /** Gives the columns: number, picture, name, and one for each child. */
  className?: string;
  children: ReactNode;
}

/** One place of a list: its number, who holds it, and what it was reached by. */
export function PlaceRow({ place, account, isOwn, you, isLarge = false, className, children }: PlaceRowProps) {
  const seedOf = useFaceSeed();
  return (
    <div className={cx(styles.place, className)} data-own={isOwn || undefined} data-large={isLarge || undefined}>
      <span className={styles.number} translate="no">
        {place}
      </span>
      <Avatar seed={seedOf({ account, isOwn })} size={36} />
      <span className={styles.who}>
        <PlaceName account={account} isOwn={isOwn} you={you} />
      </span>
      {children}
    </div>
  );
}

import { categoryOfGameType, tintOf } from '@portal/shared/ui/category';
import type { CSSProperties } from 'react';
import { initialsOf } from './navigation.rules.ts';
import styles from './vendor-mark.module.css';

/** A vendor's mark: its letters on the tint of its category. */
export function VendorMark({ name, gameType, size = 36 }: { name: string; gameType: string; size?: number }) {
  const look = { '--mark-tint': tintOf(categoryOfGameType(gameType)), '--mark-size': `${size}px` } as CSSProperties;
  return (
    <span className={styles.mark} style={look} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

import type { CSSProperties } from 'react';
import { categoryOfGameType, tintOf } from './category.tsx';
import styles from './vendor-mark.module.css';

/** A vendor's mark: two letters on the tint of its room. Decorative, because the name stands beside it. */
export function VendorMark({ name, gameType, size = 36 }: { name: string; gameType: string; size?: number }) {
  const look = { '--mark-tint': tintOf(categoryOfGameType(gameType)), '--mark-size': `${size}px` } as CSSProperties;
  return (
    <span className={styles.mark} style={look} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/** Two letters that stand for a vendor: the first of its first two words, or the first two of one. */
function initialsOf(name: string): string {
  const [first = '', second] = name.split(/\s+/).filter(Boolean);
  return (second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2)).toUpperCase();
}

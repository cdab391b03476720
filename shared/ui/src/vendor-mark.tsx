import { type CSSProperties, useState } from 'react';
import { categoryOfGameType, tintOf } from './category.tsx';
import styles from './vendor-mark.module.css';

export interface VendorMarkProps {
  name: string;
  gameType: string;
  size?: number;
  /** Address of the vendor's own mark; where it does not come the letters stand. */
  image?: string;
}

/** A vendor's mark, or two letters on the tint of its room. Decorative, because the name stands beside it. */
export function VendorMark({ name, gameType, size = 36, image }: VendorMarkProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const look = { '--mark-tint': tintOf(categoryOfGameType(gameType)), '--mark-size': `${size}px` } as CSSProperties;
  return (
    <span className={styles.mark} style={look} aria-hidden="true">
      {image && !hasFailed ? (
        <img className={styles.image} src={image} alt="" loading="lazy" onError={() => setHasFailed(true)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}

/** Two letters that stand for a vendor: the first of its first two words, or the first two of one. */
function initialsOf(name: string): string {
  const [first = '', second] = name.split(/\s+/).filter(Boolean);
  return (second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2)).toUpperCase();
}

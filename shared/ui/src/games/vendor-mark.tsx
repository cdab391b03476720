import { type CSSProperties, useState } from 'react';
import { categoryOfGameType, tintOf } from '../category.tsx';
import { glyphOf } from './vendor-glyphs.tsx';
import styles from './vendor-mark.module.css';

export interface VendorMarkProps {
  name: string;
  gameType: string;
  size?: number;
  /** Address of the vendor's own mark; if it fails to load, the drawn one is shown. */
  image?: string;
}

/**
 * A vendor's mark: its own, or one drawn for a word of its name, or its letters on the tint of its room. Decorative,
 * because the name is shown beside it.
 */
export function VendorMark({ name, gameType, size = 36, image }: VendorMarkProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const glyph = glyphOf(name);
  const tint = glyph ? `var(--tint-${glyph.tint})` : tintOf(categoryOfGameType(gameType));
  const look = { '--mark-tint': tint, '--mark-size': `${size}px` } as CSSProperties;
  return (
    <span className={styles.mark} style={look} aria-hidden="true">
      {image && !hasFailed ? (
        <img className={styles.image} src={image} alt="" loading="lazy" onError={() => setHasFailed(true)} />
      ) : glyph ? (
        <svg className={styles.glyph} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          {glyph.drawing}
        </svg>
      ) : (
        lettersOf(name)
      )}
    </span>
  );
}

/** Initials of a vendor: a first word that is an abbreviation, the initials of two words, or two letters of one. */
function lettersOf(name: string): string {
  const [first = '', second] = name.split(/\s+/).filter(Boolean);
  if (/^[A-Z\d]{2,4}$/.test(first)) return first;
  return (second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2)).toUpperCase();
}

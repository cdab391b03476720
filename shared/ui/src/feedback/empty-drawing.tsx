import type { ReactNode } from 'react';
import styles from './empty-drawing.module.css';

export type DrawingName = 'boat' | 'lantern' | 'letter' | 'records' | 'heart' | 'storm' | 'search' | 'gift';

const boat = (
  <>
    <path className={styles.paper} d="M58 78h64l-10 14H68z" />
    <path className={styles.light} d="M88 34v42H66q4-26 22-42z" />
    <path className={styles.paper} d="M92 40q20 10 22 36H92z" />
    <path className={styles.line} d="M90 28v50" />
  </>
);

const scenes: Record<DrawingName, ReactNode> = {
  boat,
  storm: (
    <>
      <g transform="rotate(-12 90 80)">{boat}</g>
      <path className={styles.paper} d="M114 34a11 11 0 0 1 21-4 9 9 0 0 1 5 17h-30a8 8 0 0 1 4-13z" />
      <path className={styles.spark} d="M128 50l-7 11h7l-4 11" />
    </>
  ),
  lantern: (
    <>
      <path className={styles.line} d="M90 10v16" />
      <ellipse className={styles.light} cx="90" cy="52" rx="27" ry="23" />
      <path className={styles.line} d="M90 29c-12 8-12 38 0 46M90 29c12 8 12 38 0 46M82 26h16M82 78h16M90 78v12" />
    </>
  ),
  letter: (
    <>
      <rect className={styles.paper} x="58" y="36" width="64" height="44" rx="6" />
      <path className={styles.light} d="M58 42l32 24 32-24v-1a5 5 0 0 0-5-5H63a5 5 0 0 0-5 5z" />
    </>
  ),
  records: (
    <>
      <path className={styles.paper} d="M64 22h52v66l-8-6-9 6-9-6-9 6-9-6-8 6z" />
      <path className={styles.line} d="M74 38h32M74 50h32M74 62h18" />
      <circle className={styles.light} cx="116" cy="72" r="13" />
      <path className={styles.line} d="M116 66v12" />
    </>
  ),
  heart: (
    <path
      className={styles.light}
      d="M90 86C66 70 54 58 54 43c0-11 8-19 18-19 8 0 14 4 18 11 4-7 10-11 18-11 10 0 18 8 18 19 0 15-12 27-36 43z"
    />
  ),
  search: (
    <>
      <circle className={styles.paper} cx="84" cy="48" r="25" />
      <circle className={styles.light} cx="84" cy="48" r="15" />
      <path className={styles.line} d="M103 67l18 18" />
    </>
  ),
  gift: (
    <>
      <rect className={styles.paper} x="60" y="50" width="60" height="38" rx="5" />
      <rect className={styles.light} x="56" y="38" width="68" height="15" rx="4" />
      <path className={styles.line} d="M90 38v50M90 38c-16 0-22-6-20-12s16-4 20 12c4-16 18-18 20-12s-4 12-20 12" />
    </>
  ),
};

/** A small harbour scene above an empty or failed state: moon, water, and one thing. */
export function EmptyDrawing({ name }: { name: DrawingName }) {
  return (
    <svg width="180" height="120" viewBox="0 0 180 120" aria-hidden="true" focusable="false">
      <circle className={styles.halo} cx="90" cy="58" r="52" />
      {scenes[name]}
      <path className={styles.water} d="M14 98q12-8 24 0t24 0 24 0 24 0 24 0 24 0" />
      <path className={styles.water} d="M38 109q12-7 24 0t24 0 24 0 24 0" opacity=".6" />
    </svg>
  );
}

import type { ReactNode } from 'react';
import styles from './phone.module.css';

/** A phone with a screen (140 x 252 inside); the text beside it explains it, so it is decoration. */
export function Phone({ isAndroid, children }: { isAndroid: boolean; children: ReactNode }) {
  return (
    <svg className={styles.phone} viewBox="0 0 164 300" aria-hidden="true" focusable="false">
      <rect className={styles.body} x="2" y="2" width="160" height="296" rx="26" />
      <rect className={styles.screen} x="10" y="10" width="144" height="280" rx="19" />
      {isAndroid ? (
        <circle className={styles.hole} cx="82" cy="20" r="4" />
      ) : (
        <rect className={styles.hole} x="58" y="16" width="48" height="12" rx="6" />
      )}
      <g transform="translate(12 38)">{children}</g>
      <rect className={styles.bar} x="56" y="281" width="52" height="4" rx="2" />
    </svg>
  );
}

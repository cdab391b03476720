import type { Mission } from '@portal/shared/contract/rewards/missions';
import styles from './lantern-row.module.css';

/** One lantern on the string: dark, glowing, or lit with a tick. */
export function Lantern({ state }: Pick<Mission, 'state'>) {
  return (
    <svg className={styles.lantern} data-state={state} viewBox="0 0 60 96" focusable="false" aria-hidden="true">
      <path className={styles.cord} d="M30 0v18M30 70v10" />
      <circle className={styles.halo} cx="30" cy="44" r="30" />
      <ellipse className={styles.paper} cx="30" cy="44" rx="24" ry="22" />
      <path className={styles.ribs} d="M30 22c-12 8-12 36 0 44M30 22c12 8 12 36 0 44M30 22v44" />
      <path className={styles.cap} d="M22 20h16v5H22zM22 63h16v5H22z" />
      <path className={styles.tassel} d="M27 80h6l2 14h-10z" />
      {state === 'claimed' ? <path className={styles.tick} d="M20 45l7 7 14-15" /> : null}
    </svg>
  );
}

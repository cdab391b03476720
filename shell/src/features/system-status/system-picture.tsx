import styles from './system-picture.module.css';

export type SystemPictureName = 'maintenance' | 'blocked' | 'unreachable';

/** A night harbour: the lantern is being mended, stands behind a chain, or has gone out. */
export function SystemPicture({ name }: { name: SystemPictureName }) {
  return (
    <svg className={styles.picture} viewBox="0 0 520 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className={styles.sky} width="520" height="180" />
      <circle className={styles.moon} cx="396" cy="40" r="18" />
      <path className={styles.hills} d="M0 132c60-26 100-20 150-6s110 14 170-8 130-18 200 4v58H0z" />
      <path className={styles.water} d="M0 146h520v34H0z" />
      <path className={styles.shine} d="M370 156h56M382 166h32M206 156h108M226 166h68" />
      <Lantern isLit={name !== 'unreachable'} />
      {name === 'maintenance' && <Ladder />}
      {name === 'blocked' && <Chain />}
    </svg>
  );
}

function Lantern({ isLit }: { isLit: boolean }) {
  return (
    <g transform="translate(260 74)">
      {isLit && <circle className={styles.halo} r="70" />}
      <path className={styles.string} d="M0-74v32M-6 42v10M0 42v14M6 42v10" />
      <path className={isLit ? styles.cap : styles.dark} d="M-15-42h30v8h-30zM-15 34h30v8h-30z" />
      <ellipse className={isLit ? styles.lit : styles.dark} rx="48" ry="35" />
      <path className={styles.rib} d="M0-35c-15 8-20 20-20 35s5 27 20 35c15-8 20-20 20-35S15-27 0-35v70" />
    </g>
  );
}

function Ladder() {
  return (
    <path
      className={styles.tool}
      d="M322 152l26-92M346 152l26-92M327 134h24M333 114h24M339 94h24M344 74h24"
      transform="translate(-4 0)"
    />
  );
}

function Chain() {
  return (
    <>
      <path className={styles.tool} d="M150 70c40 44 180 44 220 0M150 70v82M370 70v82M248 112v-8a12 12 0 0 1 24 0v8" />
      <path className={styles.lock} d="M236 112h48v36h-48z" />
    </>
  );
}

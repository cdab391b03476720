import styles from './system-picture.module.css';

export type SystemPictureName = 'maintenance' | 'blocked' | 'unreachable';

/** A night harbour whose lantern is under repair, behind a chain, or out. */
export function SystemPicture({ name }: { name: SystemPictureName }) {
  return (
    <svg className={styles.picture} viewBox="0 0 520 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="system-sky" x2="0" y2="1">
          <stop offset="0" stopColor="#0a0e2c" />
          <stop offset=".7" stopColor="#3a2468" />
          <stop offset="1" stopColor="#8a4a63" />
        </linearGradient>
        <radialGradient id="system-lamp" cx=".5" cy=".62" r=".62">
          <stop offset="0" stopColor="#fff3b8" />
          <stop offset=".45" stopColor="#ffb347" />
          <stop offset="1" stopColor="#e4472e" />
        </radialGradient>
        <radialGradient id="system-glow">
          <stop offset="0" stopColor="#ffd79a" stopOpacity=".75" />
          <stop offset="1" stopColor="#ffb347" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect fill="url(#system-sky)" width="520" height="180" />
      <path
        className={styles.stars}
        d="M40 30h.1M92 62h.1M136 22h.1M180 84h.1M206 40h.1M322 26h.1M350 66h.1M448 30h.1M486 74h.1"
      />
      <circle fill="url(#system-glow)" cx="412" cy="46" r="62" />
      <circle className={styles.moon} cx="412" cy="46" r="22" />
      <path className={styles.hills} d="M0 128c60-34 100-26 150-8s110 16 170-8 130-22 200 4v50H0z" />
      <Town />
      <path className={styles.water} d="M0 146h520v34H0z" />
      <path
        className={styles.shine}
        d="M376 154h72M392 163h40M402 172h20M200 156h120M222 165h76M240 174h40M24 158h40M120 166h30M468 160h34"
      />
      <Lantern isLit={name !== 'unreachable'} />
      {name === 'maintenance' && <Ladder />}
      {name === 'blocked' && <Chain />}
    </svg>
  );
}

/** Houses along both shores, with lit windows. */
function Town() {
  return (
    <>
      <path
        className={styles.town}
        d="M0 148v-26h8l8-9h26l8 9h4v26M58 148v-40l-6-2 10-10h28l10 10-6 2v40M104 148v-22h6l8-8h20l8 8h4v22M380 148v-24h6l8-9h24l8 9h6v24M436 148v-42l-6-2 10-10h28l10 10-6 2v42M478 148v-24h6l8-8h28v32"
      />
      <path
        className={styles.windows}
        d="M16 130h6M32 130h6M66 116h6M80 116h6M66 130h6M80 130h6M118 134h6M132 134h6M394 132h6M410 132h6M444 114h6M458 114h6M444 130h6M458 130h6M494 132h6M508 132h6"
      />
    </>
  );
}

function Lantern({ isLit }: { isLit: boolean }) {
  return (
    <g transform="translate(260 74)">
      {isLit && <circle fill="url(#system-glow)" r="96" />}
      <path className={styles.string} d="M0-74v32M-6 42v10M0 42v14M6 42v10" />
      <path className={isLit ? styles.cap : styles.dark} d="M-15-42h30v8h-30zM-15 34h30v8h-30z" />
      <ellipse
        className={isLit ? undefined : styles.dark}
        fill={isLit ? 'url(#system-lamp)' : undefined}
        rx="48"
        ry="35"
      />
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

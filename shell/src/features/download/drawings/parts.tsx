import styles from './phone.module.css';

interface Position {
  x: number;
  y: number;
}

/** The lantern of the app on its tile. */
export function AppIcon({ x, y, size = 34 }: Position & { size?: number }) {
  const unit = size / 34;
  return (
    <g transform={`translate(${x} ${y}) scale(${unit})`}>
      <rect className={styles.tile} width="34" height="34" rx="9" />
      <path className={styles.lantern} d="M11 10h12l3 7-3 7H11l-3-7z" />
      <path className={styles.flame} d="M17 12.5c3 3 3 5.5 0 9-3-3.500-3-6 0-9z" />
      <path className={styles.thread} d="M17 5v5M17 24v5" />
    </g>
  );
}

/** Draws a bar in place of a line of text, as screens in drawings have it. */
export function Line({ x, y, width, isStrong = false }: Position & { width: number; isStrong?: boolean }) {
  return <rect className={isStrong ? styles.strong : styles.line} x={x} y={y} width={width} height="6" rx="3" />;
}

/** Marks where to tap. */
export function Tap({ x, y }: Position) {
  return (
    <g className={styles.tap}>
      <circle className={styles.ring} cx={x} cy={y} r="15" />
      <circle className={styles.dot} cx={x} cy={y} r="7" />
    </g>
  );
}

export function Pill({ x, y, width, isMain = false }: Position & { width: number; isMain?: boolean }) {
  return (
    <g>
      <rect className={isMain ? styles.main : styles.quiet} x={x} y={y} width={width} height="24" rx="12" />
      <rect
        className={isMain ? styles.onMain : styles.line}
        x={x + width / 4}
        y={y + 9}
        width={width / 2}
        height="6"
        rx="3"
      />
    </g>
  );
}

import { memo, useMemo } from 'react';
import { cx } from '../cx.tsx';
import styles from './bead-road.module.css';
import { type Bead, placeBeads } from './bead-road.rules.tsx';

interface BeadRoadProps {
  /** Last results, oldest first. */
  beads: readonly Bead[];
  /** Shown instead of beads while there are none. */
  empty: string;
}

/** The last results of a table as a plate of beads; decorative, as they have to be said in words beside it. */
export const BeadRoad = memo(function BeadRoad({ beads, empty }: BeadRoadProps) {
  const placed = useMemo(() => placeBeads(beads), [beads]);
  const latest = beads.at(-1)?.roundNo;
  return (
    <div className={styles.road} aria-hidden="true">
      {placed.map(({ roundNo, sign, tone, row, column }) => (
        <span
          key={roundNo}
          className={cx(styles.bead, styles[tone], roundNo === latest && styles.latest)}
          style={{ gridRow: row, gridColumn: column }}
        >
          {sign}
        </span>
      ))}
      {placed.length === 0 && <span className={styles.empty}>{empty}</span>}
    </div>
  );
});

import styles from './vip-strip.module.css';

/** A step for each level, those reached filled; the words beside it say the same. */
export function VipSteps({ ranks, rank }: { ranks: readonly number[]; rank: number }) {
  return (
    <div className={styles.steps} aria-hidden="true">
      {ranks.map((step) => (
        <span key={step} data-reached={step <= rank || undefined} />
      ))}
    </div>
  );
}

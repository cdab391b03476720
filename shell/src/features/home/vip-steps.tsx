import styles from './vip-strip.module.css';

/** A step per level, reached ones filled; the text beside it says the same. */
export function VipSteps({ ranks, rank }: { ranks: readonly number[]; rank: number }) {
  return (
    <div className={styles.steps} aria-hidden="true">
      {ranks.map((step) => (
        <span key={step} data-reached={step <= rank || undefined} />
      ))}
    </div>
  );
}

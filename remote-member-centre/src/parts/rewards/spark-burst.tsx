import type { CSSProperties } from 'react';
import styles from './spark-burst.module.css';

const sparks = Array.from({ length: 14 }, (_, index) => index);

/** Sparks that fly from a card that was just claimed; none with reduced motion. */
export function SparkBurst() {
  return (
    <span className={styles.burst} aria-hidden="true">
      {sparks.map((index) => (
        <span
          key={index}
          className={styles.spark}
          style={
            {
              '--turn': `${(index * 360) / sparks.length}deg`,
              '--way': `${60 + ((index * 37) % 50)}px`,
            } as CSSProperties
          }
        />
      ))}
    </span>
  );
}

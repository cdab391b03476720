import type { ReactNode } from 'react';
import { cx } from '../cx.tsx';
import styles from './facts-list.module.css';

interface Fact {
  name: ReactNode;
  value: ReactNode;
  /** The one that matters most. */
  isMain?: boolean;
}

/** Named values between hairlines, amounts at the right edge. */
export function FactsList({ facts, className }: { facts: readonly (Fact | undefined)[]; className?: string }) {
  return (
    <dl className={cx(styles.facts, className)}>
      {facts.map((fact, index) =>
        fact ? (
          <div key={index} className={cx(styles.fact, fact.isMain && styles.main)}>
            <dt>{fact.name}</dt>
            <dd>{fact.value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

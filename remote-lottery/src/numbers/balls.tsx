import { cx } from '@portal/shared/ui/cx';
import type { CSSProperties } from 'react';
import styles from './balls.module.css';

interface BallsProps {
  /** What each ball shows, one or two figures. */
  numbers: readonly string[];
  look?: 'first' | 'plain';
  size?: 'small' | 'large';
}

/** No single number has more figures; more balls than this are set in lines. */
const mostInLine = 7;

/** Numbers as balls; read out as one line, since the balls say nothing alone. */
export function Balls({ numbers, look = 'plain', size = 'small' }: BallsProps) {
  return (
    <span
      translate="no"
      className={cx(styles.row, styles[`${size}Row`])}
      style={{ '--columns': Math.min(numbers.length, mostInLine) } as CSSProperties}
    >
      <span className="visually-hidden">{numbers.join(' ')}</span>
      {numbers.map((number, place) => (
        // A number may be drawn twice, so the index is the key.
        <span key={String(place)} aria-hidden="true" className={cx(styles.ball, styles[look], styles[size])}>
          {number}
        </span>
      ))}
    </span>
  );
}

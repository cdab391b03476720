import { cx } from '@portal/shared/ui/cx';
import styles from './balls.module.css';

interface BallsProps {
  /** What each ball shows, one or two figures. */
  numbers: readonly string[];
  look?: 'first' | 'plain';
  size?: 'small' | 'large';
}

/** Numbers as balls; read out as one line, since the balls say nothing alone. */
export function Balls({ numbers, look = 'plain', size = 'small' }: BallsProps) {
  return (
    <span className={styles.row}>
      <span className="visually-hidden">{numbers.join(' ')}</span>
      {numbers.map((number, place) => (
        // A drawn number may come twice: its place is its name.
        <span key={String(place)} aria-hidden="true" className={cx(styles.ball, styles[look], styles[size])}>
          {number}
        </span>
      ))}
    </span>
  );
}

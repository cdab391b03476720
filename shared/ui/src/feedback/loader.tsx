import { Mark } from '../brand/mark.tsx';
import styles from './loader.module.css';

export type LoaderProps = {
  /** What is loading. */
  label: string;
  /** Covers the whole page and blocks all presses; otherwise it is inline. */
  isOverlay?: boolean;
};

/** A lantern that breathes light. */
export function Loader({ label, isOverlay = false }: LoaderProps) {
  return (
    <div className={isOverlay ? styles.overlay : styles.inline} role="status">
      <span className={styles.lamp}>
        <Mark size={48} />
      </span>
      <span className={styles.label}>{label}</span>
    </div>
  );
}

import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './checkbox.module.css';
import { cx } from './cx.tsx';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; error?: ReactNode };

/** A native checkbox drawn in the house style; the label is part of the target. */
export function Checkbox({ label, error, className, ...rest }: CheckboxProps) {
  const errorId = useId();
  return (
    <div className={className}>
      <label className={styles.row}>
        <input
          {...rest}
          type="checkbox"
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : rest['aria-describedby']}
        />
        <span className={styles.box} aria-hidden="true" />
        <span className={cx(styles.label, rest.disabled && styles.disabled)}>{label}</span>
      </label>
      <div aria-live="polite">
        {error ? (
          <p id={errorId} className={styles.error}>
            {error}
          </p>
        ) : null}
      </div>
    </div>
  );
}

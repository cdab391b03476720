import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../cx.tsx';
import styles from './checkbox.module.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  error?: ReactNode;
  /** Disabled for changes, but it stays focusable and keeps the focus. */
  disabled?: boolean;
};

/** React resets a state that no handler has accepted. */
const keep = () => undefined;

/** A native checkbox in the portal's style; the label is part of the target. */
export function Checkbox({ label, error, className, disabled = false, ...rest }: CheckboxProps) {
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
          {...(disabled && { 'aria-disabled': true, onChange: keep })}
        />
        <span className={styles.box} aria-hidden="true" />
        <span className={cx(styles.label, disabled && styles.disabled)}>{label}</span>
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

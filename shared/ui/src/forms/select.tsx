import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../cx.tsx';
import { ChevronDownIcon } from '../icons/frame.tsx';
import box from './field-box.module.css';
import styles from './select.module.css';

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  label: ReactNode;
  /** Shows the label to screen readers only, for filter rows. */
  isLabelHidden?: boolean;
  options: SelectOption[];
  error?: ReactNode;
};

/** The platform's native select (best on phones) in the portal's style. */
export function Select({ label, isLabelHidden, options, error, className, id, ...rest }: SelectProps) {
  const ownId = useId();
  const selectId = id ?? ownId;
  return (
    <div className={cx(box.field, className)}>
      <label htmlFor={selectId} className={isLabelHidden ? 'visually-hidden' : box.label}>
        {label}
      </label>
      <div className={cx(box.frame, styles.frame, Boolean(error) && box.invalid)}>
        <select
          {...rest}
          id={selectId}
          className={styles.select}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${selectId}-note` : rest['aria-describedby']}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon size={18} className={styles.arrow} />
      </div>
      {error ? (
        <p id={`${selectId}-note`} className={box.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}

import { cx } from '@portal/shared/ui/cx';
import { type ReactNode, type RefObject, useId } from 'react';
import styles from './long-text-field.module.css';

interface LongTextFieldProps {
  area: RefObject<HTMLTextAreaElement | null>;
  label: string;
  rows: number;
  value: string;
  onChange: (text: string) => void;
  /** What is wrong, or nothing; read out as it comes. */
  problem: string;
  /** Says what may be written and how much of it is used; its element carries the id that it is given. */
  limit?: (id: string) => ReactNode;
  /** Of the row below the field: problem and limit. */
  notesClass?: string;
}

/** A text of several lines; what is wrong stands under it, beside how much may be written. */
export function LongTextField(props: LongTextFieldProps) {
  const { area, label, rows, value, onChange, problem, limit, notesClass } = props;
  const id = useId();
  const ids = { problem: `${id}-problem`, limit: `${id}-limit` };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={area}
        id={id}
        rows={rows}
        required
        className={cx(styles.area, problem !== '' && styles.invalid)}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${ids.problem} ${ids.limit}`}
      />
      <div className={notesClass}>
        <p id={ids.problem} role="alert" className={styles.problem}>
          {problem}
        </p>
        {limit?.(ids.limit)}
      </div>
    </div>
  );
}

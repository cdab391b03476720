import { cx } from '@portal/shared/ui/cx';
import { type ReactNode, type RefObject, useId } from 'react';
import styles from './long-text-field.module.css';

interface LongTextFieldProps {
  area: RefObject<HTMLTextAreaElement | null>;
  label: string;
  rows: number;
  value: string;
  onChange: (text: string) => void;
  /** Error text or nothing; announced when it appears. */
  problem: string;
  /** Renders the limits and the length; its element must carry the given id. */
  limit?: (id: string) => ReactNode;
  /** Class of the row below the field: error and limits. */
  notesClass?: string;
}

/** A multi-line text field; errors are shown below, beside the limits. */
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

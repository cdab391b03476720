import { cx } from '@portal/shared/ui/cx';
import { type RefObject, useId } from 'react';
import { useText } from '../../host/use-text.ts';
import styles from './comment-field.module.css';
import { commentAtMost, commentLength } from './promotions.rules.ts';

interface CommentFieldProps {
  area: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onChange: (text: string) => void;
  problem: string;
}

/** The comment of an application, with how much of it is used; what is wrong stands under it. */
export function CommentField({ area, value, onChange, problem }: CommentFieldProps) {
  const t = useText();
  const id = useId();
  const length = commentLength(value);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('promotions.comment')}</label>
      <textarea
        ref={area}
        id={id}
        rows={4}
        required
        className={cx(styles.area, problem !== '' && styles.invalid)}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-note ${id}-count`}
      />
      <p className={styles.notes}>
        <span id={`${id}-note`} role="alert" className={styles.problem}>
          {problem}
        </span>
        <span id={`${id}-count`} className={styles.count} data-is-over={length > commentAtMost || undefined}>
          {t('promotions.comment_count', { count: length, max: commentAtMost })}
        </span>
      </p>
    </div>
  );
}

import { cx } from '@portal/shared/ui/cx';
import { type RefObject, useId } from 'react';
import { useText } from '../../host/use-text.ts';
import styles from './feedback.module.css';
import { type FeedbackBounds, lengthOf } from './feedback.rules.ts';

export interface FeedbackTextProps {
  area: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onChange(text: string): void;
  bounds: FeedbackBounds | undefined;
  failure: string;
}

/** The message with its range and how much of it is used; what is wrong stands under it. */
export function FeedbackText({ area, value, onChange, bounds, failure }: FeedbackTextProps) {
  const t = useText();
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('feedback.content')}</label>
      <textarea
        ref={area}
        id={id}
        rows={5}
        required
        className={cx(styles.area, failure !== '' && styles.invalid)}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={failure ? true : undefined}
        aria-describedby={`${id}-failure ${id}-range`}
      />
      <div className={styles.notes}>
        <p id={`${id}-failure`} role="alert" className={styles.failure}>
          {failure}
        </p>
        {bounds && (
          <p className={styles.range}>
            <span id={`${id}-range`}>{t('feedback.range', { ...bounds })}</span>
            <span aria-hidden="true">{t('feedback.count', { count: lengthOf(value), max: bounds.max })}</span>
          </p>
        )}
      </div>
    </div>
  );
}

import type { RefObject } from 'react';
import { LongTextField } from '../../frame/fields/long-text-field.tsx';
import { useText } from '../../host/use-text.ts';
import styles from './feedback.module.css';
import { type FeedbackBounds, lengthOf } from './feedback.rules.ts';

interface FeedbackTextProps {
  area: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onChange(text: string): void;
  bounds: FeedbackBounds | undefined;
  failure: string;
}

/** The message field with its limits and its length; an error is shown below. */
export function FeedbackText({ bounds, failure, ...field }: FeedbackTextProps) {
  const t = useText();
  return (
    <LongTextField
      {...field}
      label={t('feedback.content')}
      rows={5}
      problem={failure}
      notesClass={styles.notes}
      limit={(id) =>
        bounds && (
          <p className={styles.range}>
            <span id={id}>{t('feedback.range', { ...bounds })}</span>
            <span aria-hidden="true">{t('feedback.count', { count: lengthOf(field.value), max: bounds.max })}</span>
          </p>
        )
      }
    />
  );
}

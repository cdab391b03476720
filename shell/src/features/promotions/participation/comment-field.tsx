import { applicationCommentAtMost, commentLength } from '@portal/shared/contract/rewards/application-comment';
import type { RefObject } from 'react';
import { LongTextField } from '../../../frame/fields/long-text-field.tsx';
import { useText } from '../../../host/use-text.ts';
import styles from './comment-field.module.css';

interface CommentFieldProps {
  area: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onChange: (text: string) => void;
  problem: string;
}

/** The comment of an application with its length; an error is shown below. */
export function CommentField(props: CommentFieldProps) {
  const t = useText();
  const count = commentLength(props.value);
  return (
    <LongTextField
      {...props}
      label={t('promotions.comment')}
      rows={4}
      notesClass={styles.notes}
      limit={(id) => (
        <span id={id} className={styles.count} data-is-over={count > applicationCommentAtMost || undefined}>
          {t('promotions.comment_count', { count, max: applicationCommentAtMost })}
        </span>
      )}
    />
  );
}

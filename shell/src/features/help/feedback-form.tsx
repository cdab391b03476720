import { refusalOf } from '@portal/shared/remote/calls/refusal-of';
import { Button } from '@portal/shared/ui/button';
import { Select } from '@portal/shared/ui/forms/select';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useText } from '../../host/use-text.ts';
import styles from './feedback.module.css';
import { type FeedbackBounds, feedbackFault } from './feedback.rules.ts';
import { FeedbackSent } from './feedback-sent.tsx';
import { FeedbackText } from './feedback-text.tsx';

const questionTypes = ['account', 'deposit', 'withdraw', 'games', 'other'] as const;

interface FeedbackFormProps {
  /** Sends the message and returns its reference. A refusal is shown by its message. */
  send(words: { questionType: string; content: string }): Promise<{ reference: string }>;
  /** The server's bounds; unknown if it does not publish them. */
  bounds?: FeedbackBounds;
}

/** A form for a question to the operator. The text stays until the server has it. */
export function FeedbackForm({ send, bounds }: FeedbackFormProps) {
  const t = useText();
  const area = useRef<HTMLTextAreaElement>(null);
  const titleId = useId();
  const [content, setContent] = useState('');
  const [questionType, setQuestionType] = useState<string>('account');
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [reference, setReference] = useState('');

  function fail(text: string): void {
    setFailure(text);
    area.current?.focus();
  }
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const fault = feedbackFault(content, bounds);
    if (fault) return fail(t(fault === 'empty' ? 'rule.empty' : `feedback.${fault}`, { ...bounds }));
    setIsBusy(true);
    setFailure('');
    try {
      setReference((await send({ questionType, content: content.trim() })).reference);
      setContent('');
    } catch (error) {
      fail(refusalOf(error)?.message ?? t('error.network'));
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <section id="feedback" className={styles.sheet} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{t('feedback.title')}</h2>
        <p>{t('feedback.text')}</p>
      </div>
      {reference ? (
        <FeedbackSent reference={reference} onAnother={() => setReference('')} />
      ) : (
        <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
          <Select
            label={t('feedback.type')}
            value={questionType}
            onChange={({ target }) => setQuestionType(target.value)}
            options={questionTypes.map((type) => ({ value: type, label: t(`feedback.type.${type}`) }))}
          />
          <FeedbackText area={area} value={content} onChange={setContent} bounds={bounds} failure={failure} />
          <Button type="submit" variant="primary" wide busy={isBusy}>
            {t('feedback.send')}
          </Button>
        </form>
      )}
    </section>
  );
}

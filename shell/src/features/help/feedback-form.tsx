import { RefusalError } from '@portal/shared/client/errors';
import { sendFeedback } from '@portal/shared/contract/content/send-feedback';
import { Button } from '@portal/shared/ui/button';
import { Select } from '@portal/shared/ui/select';
import { type FormEvent, useId, useState } from 'react';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import styles from './help.module.css';

const questionTypes = ['account', 'deposit', 'withdraw', 'games', 'other'] as const;
const mostCharacters = 5_000;

/** A question to the operator; its bounds are the server's. */
export function FeedbackForm() {
  const t = useText();
  const { host, toasts } = usePortal();
  const contentId = useId();
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const content = String(fields.get('content') ?? '').trim();
    if (!content) return setFailure(t('rule.empty'));
    setIsBusy(true);
    setFailure('');
    try {
      const { reference } = await host.call(sendFeedback, {
        questionType: String(fields.get('questionType')),
        content,
      });
      form.reset();
      toasts.say(t('feedback.sent', { reference }), 'good');
    } catch (error) {
      setFailure(error instanceof RefusalError ? error.message : t('error.network'));
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <form className={styles.feedback} onSubmit={(event) => void send(event)} noValidate>
      <h2>{t('feedback.title')}</h2>
      <Select
        name="questionType"
        label={t('feedback.type')}
        options={questionTypes.map((type) => ({ value: type, label: t(`feedback.type.${type}`) }))}
      />
      <label htmlFor={contentId}>{t('feedback.content')}</label>
      <textarea
        id={contentId}
        name="content"
        rows={4}
        maxLength={mostCharacters}
        className={styles.area}
        aria-invalid={failure ? true : undefined}
        aria-describedby={`${contentId}-note`}
      />
      <p id={`${contentId}-note`} role="alert" className={styles.failure}>
        {failure}
      </p>
      <Button type="submit" variant="primary" busy={isBusy}>
        {t('feedback.send')}
      </Button>
    </form>
  );
}

import { Button } from '@portal/shared/ui/button';
import { GoodIcon } from '@portal/shared/ui/icons/frame';
import { CopyIcon } from '@portal/shared/ui/icons/media';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../host/use-text.ts';
import styles from './feedback.module.css';

/** Confirms the message with its reference, to keep or copy. Takes over the focus of the form. */
export function FeedbackSent({ reference, onAnother }: { reference: string; onAnother(): void }) {
  const t = useText();
  const elementRef = useRef<HTMLDivElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => elementRef.current?.focus(), []);
  const copy = () =>
    void navigator.clipboard.writeText(reference).then(
      () => setIsCopied(true),
      () => undefined,
    );
  return (
    <div ref={elementRef} className={styles.sent} role="status" tabIndex={-1}>
      <GoodIcon size={32} className={styles.good} />
      <p className={styles.thanks}>{t('feedback.sent')}</p>
      <p className={styles.reference}>
        {t('feedback.reference')} <strong>{reference}</strong>
      </p>
      <div className={styles.row}>
        {navigator.clipboard && (
          <Button icon={<CopyIcon size={18} />} onClick={copy}>
            {t(isCopied ? 'feedback.copied' : 'feedback.copy')}
          </Button>
        )}
        <Button variant="quiet" onClick={onAnother}>
          {t('feedback.another')}
        </Button>
      </div>
    </div>
  );
}

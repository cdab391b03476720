import { bootTexts } from '@portal/shared/i18n/boot-texts';
import { Button } from '@portal/shared/ui/button';
import styles from './boot-screen.module.css';

interface BootFaultProps {
  language: string;
  onRetry(): void;
}

/** Shown when even the page that would explain the fault, or its texts, failed to load; offers a retry. */
export function BootFault({ language, onRetry }: BootFaultProps) {
  const texts = bootTexts(language);
  return (
    <main className={styles.fault}>
      <h1>{texts['boot.title']}</h1>
      <p>{texts['boot.text']}</p>
      <Button variant="primary" onClick={onRetry}>
        {texts['boot.retry']}
      </Button>
    </main>
  );
}

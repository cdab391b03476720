import { bootTexts } from '@portal/shared/i18n/boot-texts';
import { Button } from '@portal/shared/ui/button';
import styles from './boot-screen.module.css';

interface BootFaultProps {
  language: string;
  onRetry(): void;
}

/** Not even the page that would say so has arrived, or its texts: the least that can be said, and once more. */
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

import { Button } from '@portal/shared/ui/button';
import { Mark } from '@portal/shared/ui/mark';
import { useText } from '../host/use-text.ts';
import styles from './page-chunk.module.css';

/** What stands in the place of a page that is not here; drawn of what the first script has, since nothing else may come. */
export function PageFailed({ text, onRetry }: { text: string; onRetry(): void }) {
  const t = useText();
  return (
    <div className={styles.failed} role="alert">
      <Mark size={64} />
      <p>{text}</p>
      <Button variant="primary" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </div>
  );
}

import { Mark } from '@portal/shared/ui/brand/mark';
import { Button } from '@portal/shared/ui/button';
import { useText } from '../host/use-text.ts';
import styles from './page-chunk.module.css';

/** Shown in place of a page that failed to load; uses the first script only, since nothing else may load. */
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

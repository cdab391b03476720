import { useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import styles from './game-frame-page.module.css';

interface SilentGameProps {
  onRetry: () => void;
  onBack: () => void;
}

/** Shown in place of a game whose page does not respond. */
export function SilentGame({ onRetry, onBack }: SilentGameProps) {
  const intl = useIntl();
  return (
    <div className={styles.waiting} role="status">
      <EmptyState
        heading="h2"
        title={intl.formatMessage({ id: 'frame.silent.title' })}
        action={
          <div className={styles.ways}>
            <Button variant="primary" onClick={onRetry}>
              {intl.formatMessage({ id: 'frame.silent.again' })}
            </Button>
            <Button variant="quiet" onClick={onBack}>
              {intl.formatMessage({ id: 'frame.silent.lobby' })}
            </Button>
          </div>
        }
      >
        {intl.formatMessage({ id: 'frame.silent.text' })}
      </EmptyState>
    </div>
  );
}

import { useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { EmptyState } from '@portal/shared/ui/empty-state';
import { FailedState } from '@portal/shared/ui/failed-state';
import { Skeleton } from '@portal/shared/ui/skeleton';
import styles from './results-dialog.module.css';

export function NumbersForMembers({ onLogin }: { onLogin: () => void }) {
  const intl = useIntl();
  return (
    <EmptyState
      drawing="records"
      title={intl.formatMessage({ id: 'results.members.title' })}
      action={
        <Button variant="primary" onClick={onLogin}>
          {intl.formatMessage({ id: 'results.members.action' })}
        </Button>
      }
    >
      {intl.formatMessage({ id: 'results.members.text' })}
    </EmptyState>
  );
}

export function NoNumbers() {
  const intl = useIntl();
  return (
    <EmptyState drawing="records" title={intl.formatMessage({ id: 'results.none.title' })}>
      {intl.formatMessage({ id: 'results.none.text' })}
    </EmptyState>
  );
}

export function NumbersFailed({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  const intl = useIntl();
  return (
    <FailedState
      title={intl.formatMessage({ id: 'results.failed' })}
      retry={{ label: intl.formatMessage({ id: 'lobby.failed.retry' }), onRetry, isBusy }}
    >
      {intl.formatMessage({ id: 'lobby.failed.text' })}
    </FailedState>
  );
}

export function NumbersSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <Skeleton shape="block" height={48} />
      <Skeleton shape="block" height={320} />
    </div>
  );
}

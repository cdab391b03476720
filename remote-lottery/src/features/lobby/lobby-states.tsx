import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { EmptyState } from '@portal/shared/ui/empty-state';
import { FailedState } from '@portal/shared/ui/failed-state';
import { Skeleton } from '@portal/shared/ui/skeleton';
import styles from './lottery-page.module.css';

export function LotteryFailed({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  const intl = useIntl();
  return (
    <FailedState
      title={intl.formatMessage({ id: 'lobby.failed.title' })}
      retry={{ label: intl.formatMessage({ id: 'lobby.failed.retry' }), onRetry, isBusy }}
    >
      {intl.formatMessage({ id: 'lobby.failed.text' })}
    </FailedState>
  );
}

export function CardSkeletons() {
  return (
    <div className={styles.grid} aria-busy="true">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
        <Skeleton key={place} shape="block" className={styles.cardSkeleton} />
      ))}
    </div>
  );
}

export function LotterySkeleton() {
  return (
    <>
      <Skeleton shape="block" className={styles.heroSkeleton} />
      <CardSkeletons />
    </>
  );
}

export function NoLottery() {
  const host = useHost();
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage({ id: 'lobby.empty.title' })}
      action={<Button onClick={() => host.navigate('/rng')}>{intl.formatMessage({ id: 'lobby.empty.action' })}</Button>}
    >
      {intl.formatMessage({ id: 'lobby.empty.text' })}
    </EmptyState>
  );
}

interface NothingHereProps {
  kind: 'filter' | 'popular' | 'recent' | 'favourites';
  action?: { id: string; onAct: () => void };
}

/** A list that is empty says what would stand in it. */
export function NothingHere({ kind, action }: NothingHereProps) {
  const intl = useIntl();
  return (
    <EmptyState
      drawing="lantern"
      title={intl.formatMessage({ id: `list.${kind}.title` })}
      action={action ? <Button onClick={action.onAct}>{intl.formatMessage({ id: action.id })}</Button> : undefined}
    >
      {intl.formatMessage({ id: `list.${kind}.text` })}
    </EmptyState>
  );
}

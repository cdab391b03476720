import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import type { GameCategory } from '@portal/shared/ui/category';
import { EmptyState } from '@portal/shared/ui/empty-state';
import { FailedState } from '@portal/shared/ui/failed-state';
import { GameTileSkeleton } from '@portal/shared/ui/game-tile';
import styles from './lottery-page.module.css';

export function LotteryFailed({ onRetry }: { onRetry: () => void }) {
  const intl = useIntl();
  return (
    <FailedState
      title={intl.formatMessage({ id: 'lobby.failed.title' })}
      retry={{ label: intl.formatMessage({ id: 'lobby.failed.retry' }), onRetry }}
    >
      {intl.formatMessage({ id: 'lobby.failed.text' })}
    </FailedState>
  );
}

export function LotterySkeleton({ category }: { category: GameCategory }) {
  return (
    <div className={styles.grid} aria-busy="true">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
        <GameTileSkeleton key={place} category={category} />
      ))}
    </div>
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

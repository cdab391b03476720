import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { FailedState } from '@portal/shared/ui/feedback/failed-state';
import { type ReactNode, useId } from 'react';
import { useText } from '../../../host/use-text.ts';
import styles from '../home.module.css';

export interface RailQuery {
  isError: boolean;
  isFetching: boolean;
  refetch(): unknown;
}

/** A rail that failed to load; the others are not affected. */
export function RailFailed({ title, query }: { title: string; query: RailQuery }) {
  const t = useText();
  return (
    <FailedState
      className={styles.state}
      title={t('home.rail_failed', { title })}
      retry={{ label: t('common.retry'), onRetry: () => void query.refetch(), isBusy: query.isFetching }}
    />
  );
}

/** A rail that is empty today. */
export function RailEmpty({ title, icon, all }: { title: string; icon?: ReactNode; all?: ReactNode }) {
  const t = useText();
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        {icon}
        <h2 id={id}>{title}</h2>
        <span className={styles.all}>{all}</span>
      </header>
      <EmptyState className={styles.state} drawing="boat" title={t('home.rail_empty')} />
    </section>
  );
}

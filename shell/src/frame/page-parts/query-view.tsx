import { FailedState } from '@portal/shared/ui/feedback/failed-state';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { type ReactNode, useDeferredValue } from 'react';
import { useText } from '../../host/use-text.ts';

interface Query<T> {
  data: T | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch(): unknown;
}

interface QueryViewProps<T> {
  query: Query<T>;
  /** Shown while loading. */
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
}

/**
 * The three states of a query: loading, failed with a retry, loaded. What it loads is rendered in pieces, so that a press
 * meanwhile is answered at once.
 */
export function QueryView<T>({ query, skeleton, children }: QueryViewProps<T>) {
  const t = useText();
  const data = useDeferredValue(query.data);
  if (data !== undefined) return children(data);
  if (query.isError)
    return (
      <FailedState
        title={t('error.network')}
        retry={{ label: t('common.retry'), onRetry: () => void query.refetch(), isBusy: query.isFetching }}
      />
    );
  return (
    <div aria-busy="true" role="status">
      <span className="visually-hidden">{t('common.loading')}</span>
      {skeleton ?? <Skeleton shape="block" height={220} />}
    </div>
  );
}

import { useIntl } from '@portal/shared/remote/intl';
import { FailedState } from '@portal/shared/ui/feedback/failed-state';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import type { ReactNode } from 'react';

interface FailedProps {
  /** Id of the text that says what could not be loaded; without it a record. */
  titleId?: string;
  /** What the retry asks again; its button is busy while that is under way. */
  query: { refetch(): unknown; isFetching?: boolean };
}

/** Shown when something failed to load, with a retry. */
export function Failed({ titleId = 'record.failed', query }: FailedProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const retry = { label: text('failed.retry'), onRetry: () => void query.refetch(), isBusy: query.isFetching };
  return (
    <FailedState title={text(titleId)} retry={retry}>
      {text('failed.text')}
    </FailedState>
  );
}

interface NotLoadedProps extends FailedProps {
  query: FailedProps['query'] & { isError: boolean };
  /** Pixels of the skeleton. */
  height?: number;
  /** In place of the skeleton of that height. */
  children?: ReactNode;
}

/** Shown in place of data that a query does not have: a skeleton while it loads, else that it failed. */
export function NotLoaded({ height, children, ...failed }: NotLoadedProps) {
  if (failed.query.isError) return <Failed {...failed} />;
  return children ?? <Skeleton shape="block" width="100%" height={height} />;
}

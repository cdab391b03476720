import { FailedState } from '@portal/shared/ui/feedback/failed-state';
import type { ReactNode } from 'react';
import { useFailureText, useText } from '../texts/use-text.ts';

interface Query {
  error: unknown;
  isFetching: boolean;
  refetch(): unknown;
}

/** Returns what a table shows once its list failed to load, with the reason and a retry. */
export function useFailedList(title: Parameters<ReturnType<typeof useText>>[0], query: Query): ReactNode {
  const t = useText();
  const failureText = useFailureText();
  if (!query.error) return undefined;
  const retry = { label: t('page.retry'), onRetry: () => void query.refetch(), isBusy: query.isFetching };
  return (
    <FailedState title={t(title)} retry={retry}>
      {failureText(query.error)}
    </FailedState>
  );
}

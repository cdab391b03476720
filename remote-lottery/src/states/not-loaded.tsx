import { useIntl } from '@portal/shared/remote/intl';
import { FailedState } from '@portal/shared/ui/feedback/failed-state';

interface NotLoadedProps {
  /** Text that says what could not be loaded. */
  titleId: string;
  query: { isFetching: boolean; refetch: () => unknown };
}

/** What was asked for did not come: what happened, and asking again. */
export function NotLoaded({ titleId, query }: NotLoadedProps) {
  const intl = useIntl();
  const retry = {
    label: intl.formatMessage({ id: 'lobby.failed.retry' }),
    onRetry: () => void query.refetch(),
    isBusy: query.isFetching,
  };
  return (
    <FailedState title={intl.formatMessage({ id: titleId })} retry={retry}>
      {intl.formatMessage({ id: 'lobby.failed.text' })}
    </FailedState>
  );
}

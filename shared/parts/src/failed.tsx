import { useIntl } from '@portal/shared/remote/intl';
import { FailedState } from '@portal/shared/ui/feedback/failed-state';

/** Shown when something failed to load, with a retry; `titleId` is the id of its text. */
export function Failed({ titleId, onRetry }: { titleId: string; onRetry: () => void }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <FailedState title={text(titleId)} retry={{ label: text('failed.retry'), onRetry }}>
      {text('failed.text')}
    </FailedState>
  );
}

import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';

/** The frame page without a launch of this tab: a stale link, or a new tab. */
export function NoLaunch() {
  const host = useHost();
  const intl = useIntl();
  return (
    <EmptyState
      heading="h1"
      title={intl.formatMessage({ id: 'frame.none.title' })}
      action={
        <Button variant="primary" onClick={() => host.navigate('/rng')}>
          {intl.formatMessage({ id: 'frame.none.action' })}
        </Button>
      }
    >
      {intl.formatMessage({ id: 'frame.none.text' })}
    </EmptyState>
  );
}

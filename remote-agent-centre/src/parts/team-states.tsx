import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';

/** Shown for `not_an_agent`: the account plays and has no team. */
export function NotAnAgent() {
  const host = useHost();
  const intl = useIntl();
  const leave = () => {
    host.closeOverlay();
    host.navigate('/');
  };
  return (
    <EmptyState
      drawing="lantern"
      title={intl.formatMessage({ id: 'team.notAnAgent.title' })}
      action={<Button onClick={leave}>{intl.formatMessage({ id: 'team.notAnAgent.action' })}</Button>}
    >
      {intl.formatMessage({ id: 'team.notAnAgent.text' })}
    </EmptyState>
  );
}

import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';

export function UnknownLobby() {
  const host = useHost();
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage({ id: 'lobby.unknown.title' })}
      action={
        <Button variant="primary" onClick={() => host.navigate('/rng')}>
          {intl.formatMessage({ id: 'lobby.unknown.action' })}
        </Button>
      }
    >
      {intl.formatMessage({ id: 'lobby.unknown.text' })}
    </EmptyState>
  );
}

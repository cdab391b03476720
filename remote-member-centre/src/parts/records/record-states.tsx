import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';

/** No rows yet: says what will stand here, and the way to the games. */
export function RecordEmpty({ name }: { name: 'bets' | 'transactions' | 'profit' | 'bonuses' }) {
  const host = useHost();
  const intl = useIntl();
  const play = () => {
    host.closeOverlay();
    host.navigate('/rng');
  };
  return (
    <EmptyState
      title={intl.formatMessage({ id: `${name}.empty.title` })}
      action={<Button onClick={play}>{intl.formatMessage({ id: 'record.play' })}</Button>}
    >
      {intl.formatMessage({ id: `${name}.empty.text` })}
    </EmptyState>
  );
}

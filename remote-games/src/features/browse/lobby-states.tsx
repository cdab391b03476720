import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { isFiltered, type LobbyState } from './lobby.rules.ts';

/** Nothing matches the filters, or the category is empty: each has its own link onwards. */
export function NoGames({
  state,
  hasVendors,
  onClear,
}: {
  state: LobbyState;
  hasVendors: boolean;
  onClear: () => void;
}) {
  const host = useHost();
  const intl = useIntl();
  const isRoomEmpty = !isFiltered(state) && !hasVendors;
  const name = isRoomEmpty ? 'lobby.emptyRoom' : 'lobby.empty';
  return (
    <EmptyState
      title={intl.formatMessage({ id: `${name}.title` })}
      action={
        <Button onClick={isRoomEmpty ? () => host.navigate('/rng') : onClear}>
          {intl.formatMessage({ id: isRoomEmpty ? 'lobby.emptyRoom.action' : 'lobby.clear' })}
        </Button>
      }
    >
      {intl.formatMessage({ id: `${name}.text` })}
    </EmptyState>
  );
}

/** The member's own list is still empty: it links to the list of all games. */
export function NoOwnGames({ list, onAll }: { list: 'fav' | 'recent'; onAll: () => void }) {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage({ id: `lobby.${list}.empty.title` })}
      action={<Button onClick={onAll}>{intl.formatMessage({ id: 'lobby.list.all' })}</Button>}
    >
      {intl.formatMessage({ id: `lobby.${list}.empty.text` })}
    </EmptyState>
  );
}

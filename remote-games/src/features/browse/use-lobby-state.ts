import { trialType } from '@portal/shared/contract/constants';
import { useHost, useReadable } from '@portal/shared/remote/host-context';
import { useCallback, useMemo } from 'react';
import { type LobbyAction, type LobbyState, lobbyReducer } from './lobby.rules.ts';
import { addressOfLobby, lobbyOfAddress } from './lobby-address.rules.ts';

/** Steps within one choice replace each other in the history, so that "back" undoes the whole choice. */
function isRefinement(action: LobbyAction, before: LobbyState): boolean {
  return action.type === 'page-chosen' || (action.type === 'name-typed' && before.gameName !== '');
}

/** Keeps the lobby state in the address: links work, and the browser's "back" undoes a choice. */
export function useLobbyState(): [LobbyState, (action: LobbyAction) => void] {
  const host = useHost();
  const { search } = useReadable(host.location);
  const type = useReadable(host.member)?.type;
  const hasOwnLists = type !== undefined && type !== trialType;
  const state = useMemo(() => lobbyOfAddress(search, hasOwnLists), [search, hasOwnLists]);
  const dispatch = useCallback(
    (action: LobbyAction) => {
      const location = host.location.get();
      const before = lobbyOfAddress(location.search, hasOwnLists);
      const after = lobbyReducer(before, action);
      if (after === before) return;
      host.navigate(addressOfLobby(location, after), { replace: isRefinement(action, before) });
    },
    [host, hasOwnLists],
  );
  return [state, dispatch];
}

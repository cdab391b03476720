import { useHost, useReadable } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { useCallback, useEffect, useRef } from 'react';
import { addressWithoutSelection, selectionOfAddress } from './match-address.rules.ts';
import type { OpenBook } from './prices.tsx';

/**
 * Returns what a pressed price or match does: opens its book with that selection. A link with one opens the book, too; for
 * a visitor it waits in the address while the login is open, so that it outlives a reload.
 */
export function useSelectionLaunch(): OpenBook {
  const host = useHost();
  const intl = useIntl();
  const { search } = useReadable(host.location);
  const asked = useRef(selectionOfAddress(search));
  asked.current = selectionOfAddress(search);
  const isAsked = asked.current !== undefined;

  useEffect(() => {
    const waiting = asked.current;
    if (!isAsked || !waiting) return;
    const toLobby = () => {
      const lobby = addressWithoutSelection(host.location.get());
      host.navigate(lobby, { replace: true });
      return lobby;
    };
    if (waiting !== 'unknown') return host.protect(() => void host.launchGame({ ...waiting, backUrl: toLobby() }));
    toLobby();
    host.toast(intl.formatMessage({ id: 'matches.unknown' }));
  }, [host, intl, isAsked]);

  return useCallback(
    ({ vassalage, gameCode, gameName, opensIn }, selection) => {
      // What is pressed replaces what waits.
      if (asked.current) host.navigate(addressWithoutSelection(host.location.get()), { replace: true });
      void host.launchGame({ vassalage, gameCode, gameName, opensIn, selection });
    },
    [host],
  );
}

import { preloadPage } from '@portal/shared/remote/page-group';
import { type Line, sparesLine } from '@portal/shared/ui/spares-line.rules';
import { useEffect } from 'react';
import { whenIdle } from '../../boot/when-idle.ts';
import { usePortal } from '../../host/portal-context.ts';
import { loadFilledPlace } from '../../remotes/place-parts.ts';
import { remoteSource } from '../../remotes/remote-source.ts';

/** Pages that the buttons of header and bottom bar open. */
const likelyPages = ['securityCenter', 'depositv2', 'withdraw'];

/**
 * Preloads the member centre when the page is idle, so that it opens at once. Skipped on a slow or metered connection;
 * what fails to load is requested again when it opens.
 */
export function useCentreAhead(isAvailable: boolean): void {
  const { host } = usePortal();
  useEffect(() => {
    if (!isAvailable) return;
    let isWanted = true;
    whenIdle(() => {
      if (!isWanted || sparesLine((navigator as { connection?: Line }).connection)) return;
      const parts = [preloadPage(loadFilledPlace), remoteSource.bringAhead('remote-member-centre', host, likelyPages)];
      void Promise.allSettled(parts);
    });
    return () => {
      isWanted = false;
    };
  }, [isAvailable, host]);
}

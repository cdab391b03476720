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
 * Brings the member centre of who is logged in once the page has nothing better to do, so that it opens at once. Not
 * over a line that is spared; what does not come is asked for again by who opens it.
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

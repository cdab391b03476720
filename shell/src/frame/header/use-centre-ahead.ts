import { preloadPage } from '@portal/shared/remote/mounting/page-group';
import { isSavingData, type Line } from '@portal/shared/ui/images/is-saving-data.rules';
import { useEffect } from 'react';
import { whenIdle } from '../../boot/when-idle.ts';
import { usePortal } from '../../host/portal-context.ts';
import { loadSlotBody } from '../../remotes/load-slot-body.ts';
import { pageRemotes } from '../../remotes/page-remotes.ts';

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
      if (!isWanted || isSavingData((navigator as { connection?: Line }).connection)) return;
      const parts = [preloadPage(loadSlotBody), pageRemotes.preload('remote-member-centre', host, likelyPages)];
      void Promise.allSettled(parts);
    });
    return () => {
      isWanted = false;
    };
  }, [isAvailable, host]);
}

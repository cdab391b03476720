import { useEffect } from 'react';
import { usePortal } from '../host/portal-context.ts';

/** Page views are counted only with a gtagId of the operator; without one nothing of it is loaded. */
export function useAnalytics(pathname: string): void {
  const { gtagId } = usePortal().host.site;
  useEffect(() => {
    if (!gtagId) return;
    import('./analytics.ts').then(
      ({ countPageView }) => countPageView(gtagId, pathname),
      () => undefined,
    );
  }, [gtagId, pathname]);
}

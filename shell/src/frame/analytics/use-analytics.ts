import { useEffect } from 'react';
import { usePortal } from '../../host/portal-context.ts';

/** Counts page views if the operator has a gtagId; otherwise loads nothing. */
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

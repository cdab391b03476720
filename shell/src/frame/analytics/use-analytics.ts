import { useEffect } from 'react';
import { usePortal } from '../../host/portal-context.ts';

/** Counts page views if the operator has a gtagId; otherwise loads nothing. */
export function useAnalytics(pathname: string): void {
  const { gtagId, scriptsOrigin } = usePortal().host.site;
  useEffect(() => {
    if (!gtagId || !scriptsOrigin) return;
    import('./analytics.ts').then(
      ({ countPageView }) => countPageView(scriptsOrigin, pathname),
      () => undefined,
    );
  }, [gtagId, scriptsOrigin, pathname]);
}

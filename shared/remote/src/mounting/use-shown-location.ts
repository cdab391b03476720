import { startTransition, useEffect, useState } from 'react';
import type { HostLocation } from '../host.ts';
import type { Readable } from '../readable.ts';

/**
 * The location whose page is shown. A new page is rendered in pieces, so that the press that asked for it is
 * answered at once; what changes within a page (its filters, a hash) is shown at once.
 */
export function useShownLocation<T extends HostLocation>(location: Readable<T>): T {
  const [shown, setShown] = useState(location.get);
  useEffect(() => {
    let { pathname } = location.get();
    const follow = () => {
      const next = location.get();
      const show = () => setShown(next);
      if (next.pathname === pathname) show();
      else startTransition(show);
      pathname = next.pathname;
    };
    follow();
    return location.subscribe(follow);
  }, [location]);
  return shown;
}

import type { HostLocation } from '@portal/shared/remote/host';
import { createWritable, type Readable } from '@portal/shared/remote/readable';
import { afterStepBack } from '@portal/shared/ui/dialogs/history-layers';

interface PortalLocation extends HostLocation {
  state: unknown;
  /** Changes at each navigation. */
  key: string;
}

interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
}

/** The single location of the portal: shell and remotes read it and navigate through it, so they cannot disagree. */
export interface BrowserLocation {
  location: Readable<PortalLocation>;
  navigate(to: string, options?: NavigateOptions): void;
  close(): void;
}

export function createBrowserLocation(page: Window): BrowserLocation {
  let moves = 0;
  const read = (): PortalLocation => {
    const { pathname, search, hash } = page.location;
    return { pathname, search, hash, state: page.history.state, key: String(moves) };
  };
  const location = createWritable(read());
  const follow = () => {
    moves += 1;
    location.set(read());
  };
  page.addEventListener('popstate', follow);
  return {
    location,
    navigate(to, { replace = false, state = null } = {}) {
      const target = new URL(to, page.location.href);
      // Other origins are refused: a remote cannot send the player away by an address that only looks relative.
      if (target.origin !== page.location.origin) return;
      afterStepBack(() => {
        const isSame = target.href === page.location.href;
        const method = replace || isSame ? 'replaceState' : 'pushState';
        page.history[method](state, '', target.pathname + target.search + target.hash);
        follow();
      });
    },
    close: () => page.removeEventListener('popstate', follow),
  };
}

import type { HostLocation } from '@portal/shared/remote/host';
import { createWritable, type Readable } from '@portal/shared/remote/readable';
import { afterStepBack } from '@portal/shared/ui/dialogs/history-layers';

interface PortalLocation extends HostLocation {
  state: EntryState;
  /** Names the entry of the history; overlays and dialogs have that of the page below them. */
  key: string;
}

interface EntryState {
  key?: string;
  /** How far the page was scrolled last, in px. */
  scrollTop?: number;
}

interface NavigateOptions {
  replace?: boolean;
  state?: object;
}

/** The single location of the portal: shell and remotes read it and navigate through it, so they cannot disagree. */
export interface BrowserLocation {
  location: Readable<PortalLocation>;
  navigate(to: string, options?: NavigateOptions): void;
  close(): void;
}

/** Keeps in each entry how far its page was scrolled: the browser's own scrolling on "back" comes before the page is there. */
export function createBrowserLocation(page: Window): BrowserLocation {
  const { history } = page;
  const stateHere = (): EntryState => history.state ?? {};
  const amend = (change: EntryState) => history.replaceState({ ...stateHere(), ...change }, '');
  const read = (): PortalLocation => {
    const { pathname, search, hash } = page.location;
    const { key } = stateHere();
    // An entry made by a link to a place within the page has none.
    if (key === undefined) amend({ key: newKey() });
    return { pathname, search, hash, state: stateHere(), key: stateHere().key ?? '' };
  };
  history.scrollRestoration = 'manual';
  const location = createWritable(read());
  const follow = () => {
    const [before, here] = [location.get(), read()];
    // What leaves an overlay comes back to the same page, which has nothing to render.
    if (!isSameEntry(before, here)) location.set(here);
  };
  const saveScroll = () => {
    const { scrollTop } = stateHere();
    const isSaved = scrollTop === page.scrollY || (scrollTop === undefined && !page.scrollY && !page.location.hash);
    // A call of the history is the dearest part of a press on a link.
    if (!isSaved) amend({ scrollTop: page.scrollY });
  };
  page.addEventListener('popstate', follow);
  page.addEventListener('pagehide', saveScroll);
  page.addEventListener('scrollend', saveScroll);
  return {
    location,
    navigate(to, { replace = false, state } = {}) {
      const target = new URL(to, page.location.href);
      // Other origins are refused: a remote cannot send the player away by an address that only looks relative.
      if (target.origin !== page.location.origin) return;
      afterStepBack(() => {
        const isNew = !replace && target.href !== page.location.href;
        if (isNew) saveScroll();
        const { key, scrollTop } = stateHere();
        const isSamePage = !isNew && target.pathname === page.location.pathname;
        const entry = { ...state, key: isNew ? newKey() : key, ...(isSamePage && { scrollTop }) };
        history[isNew ? 'pushState' : 'replaceState'](entry, '', target.pathname + target.search + target.hash);
        location.set(read());
      });
    },
    close() {
      page.removeEventListener('popstate', follow);
      page.removeEventListener('pagehide', saveScroll);
      page.removeEventListener('scrollend', saveScroll);
    },
  };
}

function isSameEntry(one: PortalLocation, other: PortalLocation): boolean {
  const same = ['key', 'pathname', 'search', 'hash'] as const;
  return same.every((name) => one[name] === other[name]);
}

let made = 0;

function newKey(): string {
  made += 1;
  return `${performance.timeOrigin}/${made}`;
}

import { createWritable, type Readable } from '@portal/shared/remote/readable';

const look = 'popup,width=1200,height=780';
/** No event tells that another window was closed. */
const watchMs = 500;

/** A window that a press has opened, for a game whose address is not known yet. */
export interface PreparedWindow {
  /** To be closed where there is no game for it. */
  readonly page: Window;
  show(launchId: string, address: string): void;
}

export interface GameWindows {
  /** Launches whose windows are open. */
  readonly open: Readable<readonly string[]>;
  /** Within the press itself, or browsers block it: undefined when this one did. */
  prepare(): PreparedWindow | undefined;
  /** Watches no window any more. */
  stop(): void;
}

/**
 * Windows of games that do not open in the frame (docs/architecture.md 6). Their opener is cleared, so that a studio never
 * reaches back into the portal; by that the portal can neither raise nor close one whose game has come, and only sees it
 * go. @param onClosed a game has been left: what was played there moved the balance
 */
export function createGameWindows(onClosed: () => void): GameWindows {
  const open = createWritable<readonly string[]>([]);
  const pages = new Map<string, Window>();
  let watch: number | undefined;

  function seeWhatIsClosed(): void {
    const closed = [...pages].filter(([, page]) => page.closed);
    if (closed.length === 0) return;
    for (const [launchId] of closed) pages.delete(launchId);
    open.set([...pages.keys()]);
    if (pages.size === 0) stop();
    onClosed();
  }
  function stop(): void {
    window.clearInterval(watch);
    watch = undefined;
  }
  return {
    open,
    stop,
    prepare() {
      const page = window.open('', '_blank', look);
      if (!page) return undefined;
      page.opener = null;
      return {
        page,
        show(launchId, address) {
          page.location.replace(address);
          pages.set(launchId, page);
          open.set([...pages.keys()]);
          watch ??= window.setInterval(seeWhatIsClosed, watchMs);
        },
      };
    },
  };
}

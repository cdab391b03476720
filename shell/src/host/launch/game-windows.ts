import { createWritable, type Readable } from '@portal/shared/remote/readable';

const look = 'popup,width=1200,height=780';
/** No event reports that another window was closed. */
const watchMs = 500;

/** A window opened by a press for a game whose address is not known yet. */
export interface PreparedWindow {
  /** The window itself, to be closed if there is no game for it. */
  readonly page: Window;
  show(launchId: string, address: string): void;
}

export interface GameWindows {
  /** Ids of launches whose windows are open. */
  readonly open: Readable<readonly string[]>;
  /** Opens a window. Must run inside the press; undefined if the browser blocked it. */
  prepare(): PreparedWindow | undefined;
  /** Stops watching all windows. */
  stop(): void;
}

/**
 * Manages windows of games that do not open in the frame (docs/architecture.md 6). Their opener is cleared so that a
 * studio cannot reach into the portal; the portal in turn can neither raise nor close them and only sees that they
 * closed.
 * @param onClosed called when a game was closed: playing may have changed the balance
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

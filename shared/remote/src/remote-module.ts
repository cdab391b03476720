import type { Host } from './host.ts';

/** The place where a remote renders. */
export interface Place {
  element: HTMLElement;
  /** A page fills the main area; an overlay is a sheet over the page and closes by `host.closeOverlay()`. */
  surface: 'page' | 'overlay';
  /** First page of an overlay. */
  page?: string;
  /** Called with an error that broke the remote after mounting; its element is empty then. */
  onBroken?(error: unknown): void;
}

export interface Mounted {
  /** Unmounts the remote, leaving no listener, timer, style or node. */
  unmount(): void;
}

/** What `<remote>/src/remote.tsx` exports, exposed as `./remote`. */
export interface RemoteModule {
  /** contractVersion the remote was built against. */
  contract: string;
  mount(host: Host, place: Place): Mounted | Promise<Mounted>;
  /** Preloads texts and code of these overlay pages. Renders nothing, calls nothing, and needs no cleanup. */
  prepare?(host: Host, pages: readonly string[]): Promise<void>;
}

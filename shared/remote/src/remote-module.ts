import type { Host } from './host.ts';

/** Where a remote is to draw itself. */
export interface Place {
  element: HTMLElement;
  /** A page fills the main area; an overlay is a sheet over the page and closes by `host.closeOverlay()`. */
  surface: 'page' | 'overlay';
  /** Page of the overlay to open first. */
  page?: string;
  /** Told of an error that broke the remote after it was mounted; its element is empty then. */
  onBroken?(error: unknown): void;
}

export interface Mounted {
  /** After this nothing of the remote is left: no listener, timer, style or node. */
  unmount(): void;
}

/** What `<remote>/src/remote.tsx` exports, exposed as `./remote`. */
export interface RemoteModule {
  /** contractVersion the remote was built against. */
  contract: string;
  mount(host: Host, place: Place): Mounted | Promise<Mounted>;
  /**
   * Brings texts and the code of these overlay pages before one of them is asked for. Draws nothing, asks the platform
   * nothing, and leaves nothing to be taken away.
   */
  prepare?(host: Host, pages: readonly string[]): Promise<void>;
}

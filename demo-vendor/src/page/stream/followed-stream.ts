import type { StreamEvent } from './read-events.ts';

/** A stream of the studio's server and its listener. */
export interface FollowedStream {
  path: string;
  headers: Record<string, string>;
  /** The stream signals the player's presence, so it is followed while the page is hidden too. */
  isPresence?: boolean;
  /** Called with whole events as they arrive; `true` stops following. */
  heard(events: readonly StreamEvent[]): boolean;
  /** Called when the stream broke; it is opened again. */
  lost(): void;
  /** Called when the stream is back after a break, a change of connection or a hidden page; events may be missing. */
  missed?(): void;
}

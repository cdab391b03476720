import type { StreamEvent } from './read-events.ts';

/** A stream of the studio's server, and who listens. */
export interface FollowedStream {
  path: string;
  headers: Record<string, string>;
  /** The stream says that the player is here: it is followed while the page is hidden, too. */
  isPresence?: boolean;
  /** Whole events as they came together; `true` ends the following. */
  heard(events: readonly StreamEvent[]): boolean;
  /** The stream broke; it is opened again. */
  lost(): void;
  /** It stands again after it broke, changed its way or the page was hidden: events may have been missed. */
  missed?(): void;
}

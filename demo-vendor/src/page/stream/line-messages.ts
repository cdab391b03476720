import type { StreamEvent } from './read-events.ts';

/** An event for one page of the browser. */
export interface LineEvent extends StreamEvent {
  page: string;
}

/** Messages between the pages of a browser; they contain no session. */
export type LineMessage =
  /** A page follows, or requests the line. */
  | { kind: 'here'; page: string }
  /** The current line, sent repeatedly; without `id` there is none. */
  | { kind: 'line'; id?: string }
  | { kind: 'events'; events: readonly LineEvent[] };

/** Name of the leader's lock and of the channel; other versions of these messages use another name. */
export const lineName = 'studio-line-1';
/** Returns the lock that a page holds while it follows; whoever acquires it knows that the page is gone. */
export const pageLock = (page: string) => `${lineName} ${page}`;

/** Splits the names of line events into page and event. */
export function lineEvents(events: readonly StreamEvent[]): LineEvent[] {
  return events.map(({ event, data }) => {
    const [page = '', name = ''] = event.split(' ');
    return { page, event: name, data };
  });
}

import type { StreamEvent } from './read-events.ts';

/** An event for one page of the browser. */
export interface LineEvent extends StreamEvent {
  page: string;
}

/** What goes between the pages of a browser; no session is in it. */
export type LineMessage =
  /** A page follows, or asks for the line. */
  | { kind: 'here'; page: string }
  /** The line that stands now, said again and again; without `id` none does. */
  | { kind: 'line'; id?: string }
  | { kind: 'events'; events: readonly LineEvent[] };

/** Lock of the page that leads, and channel of all; pages of another version of these messages have another name. */
export const lineName = 'studio-line-1';
/** A page holds the lock of its name for as long as it follows: who gets it knows that the page is gone. */
export const pageLock = (page: string) => `${lineName} ${page}`;

/** Events of a line are named after their page and what they are. */
export function lineEvents(events: readonly StreamEvent[]): LineEvent[] {
  return events.map(({ event, data }) => {
    const [page = '', name = ''] = event.split(' ');
    return { page, event: name, data };
  });
}

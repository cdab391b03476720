import type { SportsSession } from '../../sports/sports-shapes.ts';
import { bookListener, catchUp, takeTicket } from './book-news.ts';
import { type BookParts, createBookParts } from './book-parts.ts';
import { followBook } from './follow-book.ts';
import { layOut, showCounts, showSlip } from './show-book.ts';

/** Builds the page of a sportsbook and updates it until the session ends. */
export async function openPageOf(info: SportsSession, root: HTMLElement): Promise<void> {
  const parts: BookParts = createBookParts(info, {
    slipChanged: () => showSlip(parts),
    viewChanged: () => showCounts(parts),
    ticket: (ticket) => takeTicket(parts, ticket),
  });
  layOut(root, parts);
  showSlip(parts);
  showCounts(parts);
  parts.bets.show();
  parts.portal.tell('ready');
  void catchUp(parts);
  void parts.slip.goOn();
  setInterval(parts.centre.tick, 1000);
  return followBook(info.book.gameCode, info.session, bookListener(parts));
}

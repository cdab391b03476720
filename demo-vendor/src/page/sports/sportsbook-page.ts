import type { SportsSession } from '../../sports/sports-shapes.ts';
import { followSportsbook } from './follow-sportsbook.ts';
import { layOut, showCounts, showSlip } from './show-sportsbook.ts';
import { createSportsbookParts, type SportsbookParts } from './sportsbook-parts.ts';
import { catchUp, sportsbookListener, takeTicket } from './sportsbook-updates.ts';

/** Builds the page of a sportsbook and updates it until the session ends. */
export async function openSportsbookPage(info: SportsSession, root: HTMLElement): Promise<void> {
  const parts: SportsbookParts = createSportsbookParts(info, {
    slipChanged: () => showSlip(parts),
    viewChanged: () => showCounts(parts),
    ticket: (ticket) => takeTicket(parts, ticket),
  });
  layOut(root, parts);
  showSlip(parts);
  showCounts(parts);
  parts.bets.show();
  parts.portal.notify('ready');
  void catchUp(parts);
  void parts.slip.goOn();
  setInterval(parts.centre.tick, 1000);
  return followSportsbook(info.book.gameCode, info.session, sportsbookListener(parts));
}

import '../css/reset.css';
import '../css/book/base.css';
import '../css/book/top-bar.css';
import '../css/book/columns.css';
import '../css/book/tabs.css';
import '../css/book/acts.css';
import '../css/book/sheets.css';
import '../css/book/notices.css';
import './css/list.css';
import './css/match.css';
import './css/tracker.css';
import './css/markets.css';
import '../css/book/proof.css';
import '../css/book/slip.css';
import '../css/book/slip-stake.css';
import '../css/book/slip-done.css';
import '../css/book/tickets.css';
import './css/tickets.css';
import '../css/book/wide.css';
import './css/wide.css';
import type { SportsSession } from '../../sports/sports-shapes.ts';
import { keepFocus } from '../dom/focus.ts';
import { root } from '../dom/game-root.ts';
import { wear } from '../frame/palette.ts';
import { launchedSelection, openPage } from '../launch/open-page.ts';
import { showNotOpened } from '../launch/show-failure.ts';
import { followSportsbook } from './follow-sportsbook.ts';
import { skeleton } from './list/skeleton.ts';
import { localizeSportsbook } from './localize-sportsbook.ts';
import { layOut, showCounts, showSlip } from './show-sportsbook.ts';
import { skinOf } from './skins.ts';
import { sportsSession } from './sports-api.ts';
import { createSportsbookParts, type SportsbookParts } from './sportsbook-parts.ts';
import { catchUp, sportsbookListener, takeTicket } from './sportsbook-updates.ts';

async function main(): Promise<void> {
  keepFocus(root);
  root.classList.add('is-book');
  // The game code begins with the vendor, so its skin can be applied before the session is known.
  const [vendor = ''] = (location.pathname.split('/').pop() ?? '').split('-');
  wear(skinOf(vendor, matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));
  root.replaceChildren(skeleton());
  const selection = launchedSelection();
  const info = await openPage(sportsSession);
  wear(skinOf(vendor, info.theme));
  root.dataset.kind = info.book.kind;
  await openSportsbookPage({ ...info, book: localizeSportsbook(info.book) }, root, selection);
}

main().catch(showNotOpened('book'));

/** Builds the page of a sportsbook, with the selection of its launch, and updates it until the session ends. */
async function openSportsbookPage(
  info: SportsSession,
  root: HTMLElement,
  selection: string | undefined,
): Promise<void> {
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
  return followSportsbook(info.book.gameCode, info.session, sportsbookListener(parts, selection));
}

import { localizeSportsbook } from './localize-sportsbook.ts';
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
import { keepFocus } from '../dom/focus.ts';
import { root } from '../dom/game-root.ts';
import { wear } from '../frame/palette.ts';
import { openPage } from '../launch/open-page.ts';
import { showNotOpened } from '../launch/show-failure.ts';
import { skeleton } from './list/skeleton.ts';
import { skinOf } from './skins.ts';
import { sportsSession } from './sports-api.ts';
import { openSportsbookPage } from './sportsbook-page.ts';

async function main(): Promise<void> {
  keepFocus(root);
  root.classList.add('is-book');
  // The game code begins with the vendor, so its skin can be applied before the session is known.
  const [vendor = ''] = (location.pathname.split('/').pop() ?? '').split('-');
  wear(skinOf(vendor, matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));
  root.replaceChildren(skeleton());
  const info = await openPage(sportsSession);
  wear(skinOf(vendor, info.theme));
  root.dataset.kind = info.book.kind;
  await openSportsbookPage({ ...info, book: localizeSportsbook(info.book) }, root);
}

main().catch(showNotOpened('book'));

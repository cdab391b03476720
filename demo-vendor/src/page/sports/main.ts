import '../css/reset.css';
import './css/base.css';
import './css/top-bar.css';
import './css/columns.css';
import './css/tabs.css';
import './css/acts.css';
import './css/sheets.css';
import './css/notices.css';
import './css/list.css';
import './css/match.css';
import './css/tracker.css';
import './css/markets.css';
import './css/proof.css';
import './css/slip.css';
import './css/slip-stake.css';
import './css/slip-done.css';
import './css/tickets.css';
import './css/wide.css';
import { root } from '../game-root.ts';
import { openPage } from '../open-page.ts';
import { tellNotOpened } from '../tell-failure.ts';
import { openPageOf } from './book-page.ts';
import { skeleton } from './list/skeleton.ts';
import { skinOf, wear } from './skins.ts';
import { bookSession } from './sports-api.ts';

async function main(): Promise<void> {
  root.classList.add('is-sports');
  // The game code begins with the vendor's, whose skin can be worn before the session is known.
  const [vendor = ''] = (location.pathname.split('/').pop() ?? '').split('-');
  wear(skinOf(vendor, matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));
  root.replaceChildren(skeleton());
  const info = await openPage(bookSession);
  wear(skinOf(vendor, info.theme));
  root.dataset.kind = info.book.kind;
  await openPageOf(info, root);
}

main().catch(tellNotOpened('book'));

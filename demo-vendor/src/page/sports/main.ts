import './css/base.css';
import './css/list.css';
import './css/match.css';
import './css/slip.css';
import './css/tickets.css';
import './css/wide.css';
import { PageRefusal } from '../ask-studio.ts';
import { h } from '../dom.ts';
import { openPage } from '../open-page.ts';
import { openPageOf } from './book-page.ts';
import { skeleton } from './list/skeleton.ts';
import { skinOf, wear } from './skins.ts';
import { bookSession } from './sports-api.ts';

const root = document.getElementById('game') ?? document.body;

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

main().catch((error: unknown) => {
  const isEnded = error instanceof PageRefusal && error.code === 'session_unknown';
  const text = isEnded
    ? 'Your session has ended. Please go back to the lobby and open the book again.'
    : 'This book could not be opened. Please go back to the lobby and open it again.';
  root.replaceChildren(h('p', { class: 'failure', role: 'alert' }, text));
});

import '../css/reset.css';
import '../css/book/base.css';
import '../css/book/top-bar.css';
import '../css/book/columns.css';
import '../css/book/tabs.css';
import '../css/book/acts.css';
import '../css/book/sheets.css';
import '../css/book/notices.css';
import '../css/book/proof.css';
import '../css/book/slip.css';
import '../css/book/slip-stake.css';
import '../css/book/slip-done.css';
import '../css/book/tickets.css';
import '../css/win-moment.css';
import './css/ground.css';
import './css/balls.css';
import './css/lobby.css';
import './css/head.css';
import './css/picker.css';
import './css/slip.css';
import './css/boards.css';
import './css/results.css';
import './css/tickets.css';
import './css/scratch.css';
import '../css/book/wide.css';
import './css/wide.css';
import { h } from '../dom/dom.ts';
import { keepFocus } from '../dom/focus.ts';
import { root } from '../dom/game-root.ts';
import { wear } from '../frame/palette.ts';
import { openPage } from '../launch/open-page.ts';
import { showNotOpened } from '../launch/show-failure.ts';
import { skins } from './art/skins.ts';
import { openPageOf } from './frame/lottery-page.ts';
import { lotterySession } from './game/lottery-api.ts';
import { t } from './texts/translate.ts';

/** The shape of the page while it is on its way. */
function waiting(): HTMLElement {
  const bone = (name: string) => h('i', { class: `bone ${name}` });
  const words = h('p', { class: 'unseen', role: 'status' }, t('page.waiting'));
  return h('div', { class: 'skeleton' }, words, bone('bone-price'), bone(''), bone('bone-price'), bone('bone-price'));
}

async function main(): Promise<void> {
  keepFocus(root);
  root.classList.add('is-book');
  wear(skins[matchMedia('(prefers-color-scheme: dark)').matches ? 'night-dark' : 'night-light']);
  root.replaceChildren(waiting());
  const info = await openPage(lotterySession);
  await openPageOf(info);
}

main().catch(showNotOpened('lottery'));

import '../page.css';
import '../boards/cards/cards.css';
import '../css/verdict.css';
import './css/frame.css';
import './css/rooms.css';
import './css/waiting.css';
import './css/seats.css';
import './css/cloth.css';
import './css/hand.css';
import './css/acts.css';
import './css/match-end.css';
import './css/sheets.css';
import { keepFocus } from '../dom/focus.ts';
import { root } from '../dom/game-root.ts';
import { openPage } from '../launch/open-page.ts';
import { showNotOpened } from '../launch/show-failure.ts';
import { wearFelt } from '../table/felt/wear-felt.ts';
import { createCardPage } from './card-page.ts';
import { followRoom } from './follow-room.ts';
import { movedNotice } from './moved-notice.ts';
import { cardSession } from './pvp-api.ts';

const fail = showNotOpened('game');

async function main(): Promise<void> {
  keepFocus(root);
  const info = await openPage(cardSession);
  root.classList.add('is-cards', `is-${info.ruleSet}`);
  wearFelt(info.felt, (info.number % 97) + 3);
  const page = createCardPage(info);
  root.append(...page.parts);
  page.ready();
  listenToKeys(page.key);

  async function follow(takesOver: boolean): Promise<void> {
    await followRoom(info, page, takesOver);
    root.append(movedNotice(() => void follow(true).catch(fail)));
  }
  await follow(false);
}

/** Handles keys at the table, except while a sheet, button or field has the focus. */
function listenToKeys(act: (key: string) => boolean): void {
  document.addEventListener('keydown', (event) => {
    const isElsewhere = event.target instanceof HTMLElement && event.target.closest('dialog, button, a, input');
    if (isElsewhere || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (act(event.key)) event.preventDefault();
  });
}

main().catch(fail);

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
import { h } from '../dom/dom.ts';
import { keepFocus } from '../dom/focus.ts';
import { root } from '../dom/game-root.ts';
import { openPage } from '../launch/open-page.ts';
import { showNotOpened } from '../launch/show-failure.ts';
import { wearFelt } from '../table/felt/wear-felt.ts';
import { type CardPage, createCardPage } from './card-page.ts';
import { cardSession, followCards, type PvpSession, type PvpState } from './pvp-api.ts';
import { t } from './texts/translate.ts';

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

/** Creates the notice that another page has the seat; `takeOver` is called when the player wants it back. */
function movedNotice(takeOver: () => void): HTMLElement {
  const here = h('button', { type: 'button', class: 'main-act' }, t('moved.here'));
  const notice = h(
    'div',
    { class: 'moved', role: 'alert' },
    h('h2', {}, t('moved.title')),
    h('p', {}, t('moved.text')),
    here,
  );
  here.addEventListener('click', () => {
    notice.remove();
    takeOver();
  });
  return notice;
}

/** Shows the states from the card room until another page has the seat. */
async function followRoom(info: PvpSession, page: CardPage, takesOver: boolean): Promise<void> {
  let satAgainAfter: string | undefined;
  await followCards(info.session, takesOver, {
    state(next) {
      page.lineLost(false);
      const isFirst = page.state() === undefined;
      page.show(next);
      if (isFirst) sitWhereChosen(info, page, next);
      if (!next.sitAgain || next.match?.matchId === satAgainAfter) return;
      satAgainAfter = next.match?.matchId;
      void page.sit(next.sitAgain);
    },
    lost: () => page.lineLost(true),
  });
}

/** Sits down once in the room chosen in the portal; after a reload the player decides. */
function sitWhereChosen({ session, roomId }: PvpSession, page: CardPage, { match, waiting }: PvpState): void {
  const key = `seated ${session}`;
  if (!roomId || match || waiting || sessionStorage.getItem(key)) return;
  sessionStorage.setItem(key, 'yes');
  void page.sit(roomId);
}

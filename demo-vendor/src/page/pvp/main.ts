import '../page.css';
import '../boards/cards.css';
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
import { backdrop } from '../art/backdrop.ts';
import { gradientSheet } from '../art/gradients.ts';
import { PageRefusal } from '../ask-studio.ts';
import { drawn, h } from '../dom.ts';
import { openPage } from '../open-page.ts';
import { feltSkins } from '../table/felt-skins.ts';
import { createCardPage } from './card-page.ts';
import { followRoom } from './follow-room.ts';
import { movedNotice } from './moved-notice.ts';
import { cardSession, type PvpSession } from './pvp-api.ts';

const root = document.getElementById('game') ?? document.body;

function dress({ felt, ruleSet, number }: PvpSession): void {
  const skin = feltSkins[felt];
  root.classList.add('is-cards', `is-${ruleSet}`);
  for (const [name, value] of Object.entries(skin.colours))
    document.documentElement.style.setProperty(`--${name}`, value);
  root.replaceChildren(
    drawn('gradients', gradientSheet()),
    drawn('backdrop', backdrop(skin.backdrop, (number % 97) + 3)),
  );
}

async function main(): Promise<void> {
  const info = await openPage(cardSession);
  dress(info);
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

/** Keys of the table, but not while a sheet, a button or a field has the focus. */
function listenToKeys(act: (key: string) => boolean): void {
  document.addEventListener('keydown', (event) => {
    const isElsewhere = event.target instanceof HTMLElement && event.target.closest('dialog, button, a, input');
    if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
    if (act(event.key)) event.preventDefault();
  });
}

function fail(error: unknown): void {
  const isEnded = error instanceof PageRefusal && error.code === 'session_unknown';
  const text = isEnded
    ? 'Your session has ended. Please go back to the lobby and open the game again.'
    : 'This game could not be opened. Please go back to the lobby and open it again.';
  root.replaceChildren(h('p', { class: 'failure', role: 'alert' }, text));
}

main().catch(fail);

import '../page.css';
import './fishing.css';
import { gameSession, type SessionInfo } from '../api.ts';
import { h } from '../dom.ts';
import { openPage } from '../open-page.ts';
import { createPortalFrame } from '../portal-frame.ts';
import { openHistory } from '../sheets.ts';
import { createSound } from '../sound.ts';
import { openFishRules } from './fish-sheets.ts';
import { createFishingGame } from './play/game.ts';
import { createSeaSounds, type SeaSounds } from './play/sounds.ts';

const root = document.getElementById('game') ?? document.body;

function header(info: SessionInfo, sounds: SeaSounds, back: () => void): HTMLElement {
  const icon = (label: string, sign: string, act: () => void) =>
    h('button', { type: 'button', class: 'icon', 'aria-label': label, title: label, onClick: act }, sign);
  const soundSwitch = icon('Sound', '♪', () => soundSwitch.setAttribute('aria-pressed', String(sounds.toggle())));
  soundSwitch.setAttribute('aria-pressed', 'false');
  return h(
    'header',
    { class: 'top' },
    icon('Back to the lobby', '‹', back),
    h('div', { class: 'name' }, h('h1', {}, info.game.gameName), h('p', {}, info.game.title)),
    soundSwitch,
    icon('Rules and paytable', 'i', () => openFishRules(info)),
    icon('History', '≡', () => void openHistory(info)),
  );
}

async function main(): Promise<void> {
  const info = await openPage(gameSession);
  const sounds = createSeaSounds(createSound());
  const portal = createPortalFrame(info);
  const top = header(info, sounds, portal.back);
  const game = createFishingGame({ info, portal, sounds, top: () => top.offsetHeight - 8 });
  root.classList.add('is-fishing');
  root.replaceChildren(top, ...game.elements);
  game.begin();
  portal.tell('ready');
  await game.goOn();
}

main().catch(() => {
  const text = 'This game could not be opened. Please go back to the lobby and open it again.';
  root.replaceChildren(h('p', { class: 'failure', role: 'alert' }, text));
});

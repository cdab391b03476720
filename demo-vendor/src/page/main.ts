import './page.css';
import './boards/cabinet.css';
import './boards/reels.css';
import './boards/scratch.css';
import './boards/dice.css';
import './boards/choices.css';
import { gameSession, type SessionInfo } from './api.ts';
import { backdrop } from './art/backdrop.ts';
import { gradientSheet } from './art/gradients.ts';
import { skinOf } from './art/skins.ts';
import { drawn, h } from './dom.ts';
import { openHandGame } from './hand-game.ts';
import { openInstantGame } from './instant-game.ts';
import { openPage } from './open-page.ts';
import { createPortalFrame } from './portal-frame.ts';
import { openHistory, openRules } from './sheets.ts';
import { createSound, type Sound } from './sound.ts';

const root = document.getElementById('game') ?? document.body;

function dress({ theme, seed }: SessionInfo['game']): void {
  const skin = skinOf(theme);
  const style = document.documentElement.style;
  style.setProperty('--glow', skin.glow);
  style.setProperty('--cabinet-1', skin.cabinet[0]);
  style.setProperty('--cabinet-2', skin.cabinet[1]);
  style.setProperty('--reel-1', skin.reel[0]);
  style.setProperty('--reel-2', skin.reel[1]);
  root.replaceChildren(drawn('gradients', gradientSheet()), drawn('backdrop', backdrop(theme, seed)));
}

function header(info: SessionInfo, sound: Sound, back: () => void): HTMLElement {
  const icon = (label: string, sign: string, act: () => void) =>
    h('button', { type: 'button', class: 'icon', 'aria-label': label, title: label, onClick: act }, sign);
  const soundSwitch = h(
    'button',
    { type: 'button', class: 'icon', 'aria-label': 'Sound', 'aria-pressed': 'false', title: 'Sound' },
    '♪',
  );
  soundSwitch.addEventListener('click', () => soundSwitch.setAttribute('aria-pressed', String(sound.toggle())));
  return h(
    'header',
    { class: 'top' },
    icon('Back to the lobby', '‹', back),
    h('div', { class: 'name' }, h('h1', {}, info.game.gameName), h('p', {}, info.game.title)),
    soundSwitch,
    icon('Rules and paytable', 'i', () => openRules(info)),
    icon('History', '≡', () => void openHistory(info)),
  );
}

function spinByKey(spin: () => void): void {
  addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLButtonElement || document.querySelector('dialog[open]') !== null;
    if (event.code !== 'Space' || event.repeat || isTyping) return;
    event.preventDefault();
    spin();
  });
}

async function main(): Promise<void> {
  const info = await openPage(gameSession);
  dress(info.game);
  const sound = createSound();
  const portal = createPortalFrame(info);
  const stage = h('div', { class: 'stage' });
  const open = info.game.isHand ? openHandGame : openInstantGame;
  const game = open(info, { sound, portal, stage });
  stage.append(h('div', { class: 'cabinet' }, game.board));
  root.append(header(info, sound, portal.back), stage, game.controls);
  spinByKey(game.begin);
  portal.tell('ready');
  await game.goOn();
}

main().catch(() => {
  const text = 'This game could not be opened. Please go back to the lobby and open it again.';
  root.replaceChildren(h('p', { class: 'failure', role: 'alert' }, text));
});

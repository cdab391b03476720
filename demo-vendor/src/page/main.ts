import './page.css';
import './boards/cabinet.css';
import './boards/slots/reels.css';
import './boards/number-games/scratch.css';
import './boards/dice/dice.css';
import './boards/choices.css';
import { backdrop } from './art/backdrop.ts';
import { gradientSheet } from './art/gradients.ts';
import { skinOf } from './art/skins.ts';
import { drawn, h } from './dom/dom.ts';
import { keepFocus } from './dom/focus.ts';
import { root } from './dom/game-root.ts';
import { openPage } from './launch/open-page.ts';
import { createPortalFrame } from './launch/portal-frame.ts';
import { showNotOpened } from './launch/show-failure.ts';
import { pageHeader } from './page-header.ts';
import { openHandGame } from './rounds/hand-game.ts';
import { openInstantGame } from './rounds/instant-game.ts';
import { gameSession, type SessionInfo } from './rounds/studio-calls.ts';
import { openHistory, openRules } from './sheets.ts';
import { createSound } from './sound.ts';
import { translationOf } from './texts/localize.ts';
import { tFrame } from './texts/translate.ts';

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

function spinByKey(spin: () => void): void {
  addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLButtonElement || document.querySelector('dialog[open]') !== null;
    if (event.code !== 'Space' || event.repeat || isTyping) return;
    event.preventDefault();
    spin();
  });
}

async function main(): Promise<void> {
  keepFocus(root);
  const info = await openPage(gameSession);
  dress(info.game);
  const sound = createSound();
  const portal = createPortalFrame(info);
  const stage = h('div', { class: 'stage' });
  const open = info.game.isHand ? openHandGame : openInstantGame;
  const game = open(info, { sound, portal, stage });
  stage.append(h('div', { class: 'cabinet' }, game.board));
  const header = pageHeader({
    name: info.game.gameName,
    below: [translationOf(info.game.title) ?? info.game.title],
    sound,
    back: portal.back,
    rules: { label: tFrame('game.rules'), open: () => openRules(info) },
    past: { label: tFrame('game.history'), open: () => void openHistory(info) },
  });
  root.append(header, stage, game.dock);
  spinByKey(game.begin);
  portal.notify('ready');
  await game.goOn();
}

main().catch(showNotOpened('game'));

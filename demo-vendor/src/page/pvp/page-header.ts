import { h } from '../dom.ts';
import type { Sound } from '../sound.ts';
import type { PvpSession } from './pvp-api.ts';
import { openCardRules, openPast } from './pvp-sheets.ts';
import { ruleSetNames } from './words.ts';

/** The line at the top: the way back, the game's name, the balance, and what can be opened. */
export function pageHeader(info: PvpSession, sound: Sound, balance: HTMLElement, back: () => void): HTMLElement {
  const icon = (label: string, sign: string, act: () => void) =>
    h('button', { type: 'button', class: 'icon', 'aria-label': label, title: label, onClick: act }, sign);
  const soundSwitch = icon('Sound', '♪', () => soundSwitch.setAttribute('aria-pressed', String(sound.toggle())));
  soundSwitch.setAttribute('aria-pressed', 'false');
  return h(
    'header',
    { class: 'top' },
    icon('Back to the lobby', '‹', back),
    h('div', { class: 'name' }, h('h1', {}, info.gameName), h('p', {}, ruleSetNames[info.ruleSet])),
    balance,
    soundSwitch,
    icon('Rules', 'i', () => openCardRules(info.ruleSet)),
    icon('My matches', '≡', () => void openPast(info)),
  );
}

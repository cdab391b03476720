import { h } from './dom.ts';
import { say } from './texts/say.ts';

/** What stands in the line at the top of a game. */
export interface PageHeader {
  name: string;
  /** The small line below the name. */
  below: readonly (string | HTMLElement)[];
  /** Shown before the buttons, such as the balance. */
  beside?: HTMLElement;
  sound: { toggle(): boolean };
  back(): void;
  rules: HeaderAct;
  /** Rounds or matches of the player. */
  past: HeaderAct;
}

/** A button by its name for those who cannot see the sign. */
export interface HeaderAct {
  label: string;
  open(): void;
}

/** The line at the top: the way back, the game's name, the sound, and what can be opened. */
export function pageHeader({ name, below, beside, sound, back, rules, past }: PageHeader): HTMLElement {
  const icon = (label: string, sign: string, act: () => void) =>
    h('button', { type: 'button', class: 'icon', 'aria-label': label, title: label, onClick: act }, sign);
  const soundSwitch = icon(say('top.sound'), '♪', () =>
    soundSwitch.setAttribute('aria-pressed', String(sound.toggle())),
  );
  soundSwitch.setAttribute('aria-pressed', 'false');
  return h(
    'header',
    { class: 'top' },
    icon(say('top.back'), '‹', back),
    h('div', { class: 'name' }, h('h1', {}, name), h('p', {}, ...below)),
    ...(beside ? [beside] : []),
    soundSwitch,
    icon(rules.label, 'i', rules.open),
    icon(past.label, '≡', past.open),
  );
}

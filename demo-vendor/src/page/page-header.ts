import { h } from './dom/dom.ts';
import { tFrame } from './texts/translate.ts';

/** Content of the header of a game. */
interface PageHeader {
  name: string;
  /** The small line below the name. */
  below: readonly (string | HTMLElement)[];
  /** Element before the buttons, such as the balance. */
  beside?: HTMLElement;
  sound: { toggle(): boolean };
  back(): void;
  rules: HeaderAct;
  /** Opens past rounds or matches of the player. */
  past: HeaderAct;
}

/** A button with its accessible name. */
interface HeaderAct {
  label: string;
  open(): void;
}

/** Creates the header: back button, name of the game, sound, rules and past rounds. */
export function pageHeader({ name, below, beside, sound, back, rules, past }: PageHeader): HTMLElement {
  const icon = (label: string, sign: string, act: () => void) =>
    h('button', { type: 'button', class: 'icon', 'aria-label': label, title: label, onClick: act }, sign);
  const soundSwitch = icon(tFrame('top.sound'), '♪', () =>
    soundSwitch.setAttribute('aria-pressed', String(sound.toggle())),
  );
  soundSwitch.setAttribute('aria-pressed', 'false');
  return h(
    'header',
    { class: 'top' },
    icon(tFrame('top.back'), '‹', back),
    h('div', { class: 'name' }, h('h1', {}, name), h('p', {}, ...below)),
    ...(beside ? [beside] : []),
    soundSwitch,
    icon(rules.label, 'i', rules.open),
    icon(past.label, '≡', past.open),
  );
}

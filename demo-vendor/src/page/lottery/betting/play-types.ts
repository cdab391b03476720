import type { PlayType } from '../../../lottery/rules/lottery-kind.ts';
import { h } from '../../dom/dom.ts';
import { named } from '../frame/set-text.ts';
import { localize } from '../texts/localize.ts';
import { t } from '../texts/translate.ts';
import { type PlayGroup, playGroups } from './play-groups.rules.ts';

/** What may be bet on, as chips; many of them in groups. */
export function createPlayTypes(types: readonly PlayType[], choose: (type: PlayType) => void) {
  const groups = playGroups(types);
  const chips = h('div', { class: 'chips play-chips', role: 'group', 'aria-label': t('play.types') });
  const chip = (text: string, pressed: boolean, className: string, act: () => void) => {
    const button = h('button', { type: 'button', class: className, onClick: act }, named(text));
    button.setAttribute('aria-pressed', String(pressed));
    return button;
  };
  const row = h('div', { class: 'play-groups', role: 'group', 'aria-label': t('play.groups') });
  const element = h('div', { class: 'play-types' }, ...(groups.length > 1 ? [row] : []), chips);

  function show(chosen: PlayType, keepFocus = false): void {
    const open = groups.find((group) => group.types.includes(chosen));
    row.replaceChildren(
      ...groups.map((group) => chip(groupName(group), group === open, 'play-group', () => openGroup(group))),
    );
    const buttons = (open?.types ?? []).map((type) =>
      chip(localize(type.name), type === chosen, 'chip', () => pick(type)),
    );
    chips.replaceChildren(...buttons);
    chips.hidden = buttons.length < 2;
    const pressed = element.querySelectorAll<HTMLElement>('[aria-pressed="true"]');
    for (const each of pressed) each.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (keepFocus) (chips.hidden ? pressed[0] : pressed[pressed.length - 1])?.focus();
  }

  function pick(type: PlayType): void {
    choose(type);
    show(type, true);
  }

  function openGroup({ types: [first] }: PlayGroup): void {
    if (!first) return;
    choose(first);
    show(first);
    row.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  }

  return { element, show };
}

const groupName = ({ kind, length }: PlayGroup): string => (kind ? t(`play.group.${kind}`, { length }) : '');

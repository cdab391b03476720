import { cardName, suitOf } from '../../engines/cards/cards.rules.ts';
import type { CardRules } from '../../pvp/card-rules.ts';
import { cardFace } from '../boards/card-picture.ts';
import { drawn, h, isMotionReduced } from '../dom.ts';

export interface HandActs {
  changed(): void;
  click(): void;
}

/** The player's cards: chosen by touch, or with the arrows and Space. */
export function createHandFan(rules: CardRules, acts: HandActs) {
  const element = h('div', {
    class: 'hand-fan',
    role: 'listbox',
    'aria-multiselectable': 'true',
    'aria-label': 'Your cards',
  });
  const buttons = new Map<number, HTMLElement>();
  const chosen = new Set<number>();
  let held: readonly number[] = [];
  let order: 'rank' | 'suit' = 'rank';
  let focused: number | undefined;

  const sorted = () =>
    [...held].sort((a, b) => {
      const bySuit = order === 'suit' ? suitOf(a) - suitOf(b) : 0;
      return bySuit || rules.strength(a) - rules.strength(b);
    });

  function toggle(card: number): void {
    if (!chosen.delete(card)) chosen.add(card);
    acts.click();
    show();
  }

  function makeCard(card: number): HTMLElement {
    const option = h('div', { class: 'hand-card', role: 'option', 'aria-label': cardName(card) });
    option.append(drawn('playing-card', cardFace(card)));
    option.addEventListener('click', () => {
      focused = card;
      toggle(card);
    });
    option.addEventListener('focus', () => {
      focused = card;
    });
    return option;
  }

  function show(): void {
    const cards = sorted();
    if (focused === undefined || !cards.includes(focused)) focused = cards[0];
    const half = Math.ceil(cards.length / 2);
    element.style.setProperty('--cards', String(Math.max(cards.length, 1)));
    element.style.setProperty('--in-row', String(Math.max(half, 1)));
    for (const [i, card] of cards.entries()) {
      const option = buttons.get(card) ?? makeCard(card);
      buttons.set(card, option);
      option.style.setProperty('--at', String(i));
      option.style.setProperty('--off', String(i - (cards.length - 1) / 2));
      option.style.setProperty('--column', String(i < half ? i : i - half));
      option.style.setProperty('--row', i < half ? '0' : '1');
      option.style.zIndex = String(i + 1);
      option.tabIndex = card === focused ? 0 : -1;
      option.setAttribute('aria-selected', String(chosen.has(card)));
      if (element.children[i] !== option) element.insertBefore(option, element.children[i] ?? null);
    }
    acts.changed();
  }

  function step(by: number): void {
    const cards = sorted();
    const next = cards[(cards.indexOf(focused ?? -1) + by + cards.length) % cards.length];
    if (next === undefined) return;
    focused = next;
    show();
    buttons.get(next)?.focus();
  }

  element.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') step(-1);
    else if (event.key === 'ArrowRight' || event.key === 'ArrowDown') step(1);
    else if (event.key === ' ' && focused !== undefined) toggle(focused);
    else return;
    event.preventDefault();
  });

  return {
    element,
    /** Shows these cards; those that are gone leave, a fresh hand is dealt. */
    hold(cards: readonly number[]) {
      const isDealt = held.length === 0 && cards.length > 0;
      held = cards;
      const hadFocus = element.contains(document.activeElement);
      for (const [card, option] of buttons) {
        if (cards.includes(card)) continue;
        option.remove();
        buttons.delete(card);
        chosen.delete(card);
      }
      show();
      if (hadFocus && focused !== undefined && !element.contains(document.activeElement)) buttons.get(focused)?.focus();
      if (isDealt && !isMotionReduced()) deal(element);
    },
    chosen: () => sorted().filter((card) => chosen.has(card)),
    choose(cards: readonly number[]) {
      chosen.clear();
      for (const card of cards) chosen.add(card);
      show();
    },
    sort() {
      order = order === 'rank' ? 'suit' : 'rank';
      show();
      return order;
    },
    focus: () => void (focused !== undefined && buttons.get(focused)?.focus()),
  };
}

function deal(element: HTMLElement): void {
  for (const [i, option] of [...element.children].entries()) {
    option.animate(
      [
        { transform: 'translate(0, -40vh) rotate(24deg) scale(.6)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: 240, delay: i * 60, easing: 'ease-out', fill: 'backwards', composite: 'add' },
    );
  }
}

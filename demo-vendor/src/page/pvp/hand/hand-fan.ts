import type { CardRules } from '../../../pvp/rules/card-rules.ts';
import { h, isMotionReduced } from '../../dom/dom.ts';
import { t } from '../texts/translate.ts';
import { dealHand } from './hand-card.ts';
import { createHandOptions } from './hand-options.ts';
import { type HandOrder, inOrder } from './hand-order.rules.ts';

interface HandActs {
  changed(): void;
  click(): void;
}

const stepOfKey: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
const listbox = { class: 'hand-fan', role: 'listbox', 'aria-multiselectable': 'true' };

/** Creates the player's cards, chosen by touch, or with the arrows and Space. */
export function createHandFan(rules: CardRules, acts: HandActs) {
  const element = h('div', { ...listbox, 'aria-label': t('hand.label') });
  const chosen = new Set<number>();
  let held: readonly number[] = [];
  let order: HandOrder = 'rank';
  let focused: number | undefined;

  const sorted = () => inOrder(held, order, rules);
  const focus = (card: number) => {
    focused = card;
  };
  const press = (card: number) => {
    focus(card);
    toggle(card);
  };
  const options = createHandOptions(element, { press, focus });

  function toggle(card: number): void {
    if (!chosen.delete(card)) chosen.add(card);
    acts.click();
    show();
  }

  function show(): void {
    const cards = sorted();
    if (focused === undefined || !cards.includes(focused)) focused = cards[0];
    options.show({ cards, chosen, focused });
    acts.changed();
  }

  function step(by: number): void {
    const cards = sorted();
    const next = cards[(cards.indexOf(focused ?? -1) + by + cards.length) % cards.length];
    if (next === undefined) return;
    focused = next;
    show();
    options.focus(next);
  }

  element.addEventListener('keydown', (event) => {
    const by = stepOfKey[event.key];
    if (by !== undefined) step(by);
    else if (event.key === ' ' && focused !== undefined) toggle(focused);
    else return;
    event.preventDefault();
  });

  return {
    element,
    /** Shows these cards: removes missing ones, and deals a new hand. */
    hold(cards: readonly number[]) {
      const isDealt = held.length === 0 && cards.length > 0;
      held = cards;
      const hadFocus = element.contains(document.activeElement);
      for (const card of options.drop(cards)) chosen.delete(card);
      show();
      if (hadFocus && !element.contains(document.activeElement)) options.focus(focused);
      if (isDealt && !isMotionReduced()) dealHand(element);
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
    focus: () => options.focus(focused),
  };
}

import { makeHandCard, positionHandCard, sizeHand } from './hand-card.ts';

interface OptionActs {
  press(card: number): void;
  focus(card: number): void;
}

interface HandShown {
  /** From left to right. */
  cards: readonly number[];
  chosen: ReadonlySet<number>;
  /** The card with the tab stop. */
  focused: number | undefined;
}

/** Creates the elements of a hand's cards; a card has the same element in any position. */
export function createHandOptions(hand: HTMLElement, acts: OptionActs) {
  const options = new Map<number, HTMLElement>();

  function optionOf(card: number): HTMLElement {
    const option =
      options.get(card) ?? makeHandCard(card, { press: () => acts.press(card), focus: () => acts.focus(card) });
    options.set(card, option);
    return option;
  }

  return {
    show({ cards, chosen, focused }: HandShown): void {
      sizeHand(hand, cards.length);
      for (const [i, card] of cards.entries()) {
        const option = optionOf(card);
        positionHandCard(option, i, cards.length);
        option.tabIndex = card === focused ? 0 : -1;
        option.setAttribute('aria-selected', String(chosen.has(card)));
        if (hand.children[i] !== option) hand.insertBefore(option, hand.children[i] ?? null);
      }
    },
    /** Removes the cards that are no longer held, and returns them. */
    drop(held: readonly number[]): number[] {
      const gone = [...options.keys()].filter((card) => !held.includes(card));
      for (const card of gone) {
        options.get(card)?.remove();
        options.delete(card);
      }
      return gone;
    },
    focus: (card: number | undefined) => void (card !== undefined && options.get(card)?.focus()),
  };
}

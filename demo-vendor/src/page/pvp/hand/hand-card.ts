import { cardFace } from '../../boards/cards/card-picture.ts';
import { drawn, h } from '../../dom/dom.ts';
import { cardWords } from '../../texts/card-words.ts';

interface HandCardActs {
  press(): void;
  focus(): void;
}

/** Creates one card of the hand. */
export function makeHandCard(card: number, { press, focus }: HandCardActs): HTMLElement {
  const option = h('div', { class: 'hand-card', role: 'option', 'aria-label': cardWords(card) });
  option.append(drawn('playing-card', cardFace(card)));
  option.addEventListener('click', press);
  option.addEventListener('focus', focus);
  return option;
}

/** Returns how many cards are in the first of two rows. */
const inFirstRow = (count: number) => Math.ceil(count / 2);

/** Sets the number of cards for the style of the hand, in one row and in two. */
export function sizeHand(hand: HTMLElement, count: number): void {
  hand.style.setProperty('--cards', String(Math.max(count, 1)));
  hand.style.setProperty('--in-row', String(Math.max(inFirstRow(count), 1)));
}

/** Sets the position of a card for its style. */
export function positionHandCard(option: HTMLElement, i: number, count: number): void {
  const half = inFirstRow(count);
  option.style.setProperty('--at', String(i));
  option.style.setProperty('--off', String(i - (count - 1) / 2));
  option.style.setProperty('--column', String(i < half ? i : i - half));
  option.style.setProperty('--row', i < half ? '0' : '1');
  option.style.zIndex = String(i + 1);
}

/** Animates the cards of a new hand, one after the other. */
export function dealHand(hand: HTMLElement): void {
  for (const [i, option] of [...hand.children].entries()) {
    option.animate(
      [
        { transform: 'translate(0, -40vh) rotate(24deg) scale(.6)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: 240, delay: i * 60, easing: 'ease-out', fill: 'backwards', composite: 'add' },
    );
  }
}

import { type HandAction, type HandEngine, stakeMultiple } from '../../engine.ts';
import type { Guess } from '../../hand-views.ts';
import { rankOf } from '../cards.rules.ts';

/** Thousandths of the stake. */
const denominator = 1000;
const returned = 970;
const mostGuesses = 12;
/** A hand ends when it is worth this many stakes. */
const mostStakes = 100;

export interface HiLoState {
  /** The first card and all possible next ones, each from a whole pack. Aces are low. */
  cards: number[];
  guesses: Guess[];
  isCashed: boolean;
}

/** Returns how many of 13 ranks make a guess right; higher on an ace and lower on a king mean any other rank. */
export function winningRanks(card: number, guess: Guess): number {
  const rank = rankOf(card);
  if (guess === 'high') return rank === 0 ? 12 : 13 - rank;
  return rank === 12 ? 12 : rank + 1;
}

export function isRight(card: number, guess: Guess, next: number): boolean {
  const difference = rankOf(next) - rankOf(card);
  if (guess === 'high') return rankOf(card) === 0 ? difference > 0 : difference >= 0;
  return rankOf(card) === 12 ? difference < 0 : difference <= 0;
}

function isLost({ cards, guesses }: HiLoState): boolean {
  return guesses.some((guess, i) => !isRight(cards[i] ?? 0, guess, cards[i + 1] ?? 0));
}

/** Returns the value of the right guesses in thousandths of the stake: 97 % divided by their chances. */
export function worthOf(cards: readonly number[], guesses: readonly Guess[]): number {
  const fair = guesses.reduce((product, guess, i) => product * (13 / winningRanks(cards[i] ?? 0, guess)), 1);
  return Math.round(returned * fair);
}

function isOver(state: HiLoState): boolean {
  const { cards, guesses } = state;
  const isFull = guesses.length >= mostGuesses || worthOf(cards, guesses) >= mostStakes * denominator;
  return state.isCashed || isFull || isLost(state);
}

const currentCard = ({ cards, guesses }: HiLoState) => cards[guesses.length] ?? 0;

function labelOf(card: number, guess: Guess): string {
  const atEnd = guess === 'high' ? rankOf(card) === 12 : rankOf(card) === 0;
  const atOther = guess === 'high' ? rankOf(card) === 0 : rankOf(card) === 12;
  const word = guess === 'high' ? 'Higher' : 'Lower';
  return atEnd ? 'The same' : atOther ? word : `${word} or same`;
}

function offers(state: HiLoState): HandAction[] {
  if (isOver(state)) return [];
  const card = currentCard(state);
  const guesses = (['high', 'low'] as const).map((id) => ({ id, label: labelOf(card, id), stakes: 0 }));
  return state.guesses.length === 0 ? guesses : [...guesses, { id: 'cash', label: 'Cash out', stakes: 0 }];
}

const multiple = (units: number) => stakeMultiple(units, denominator);

export const hiLo: HandEngine<HiLoState> = {
  id: 'hi-lo',
  title: 'Higher or lower',
  denominator,
  returnPercent: 97,
  returnBasis: 'exact',
  reels: 1,
  rows: 1,
  lines: 1,
  choices: [],
  rules: [
    'Is the next card higher or lower? Aces are lowest, kings highest, and the same rank is right either way. On an ace or a king, one of the choices wins only on the same rank and pays accordingly.',
    'Each card is drawn from a full pack. You can cash out 97 % divided by the chances of all your guesses, to the thousandth of the stake: whenever you stop after the first guess, the return is 97.0 %.',
    'The hand is paid automatically after twelve right guesses or at 100 times the stake or more. If you do not come back, it is cashed out for you; if you have not guessed yet, the likelier side is taken first.',
  ],
  paytable: [12, 10, 7, 4, 1].map((ranks) => ({
    label: `A guess that ${ranks} of 13 ranks make right`,
    pays: `× ${Number((13 / ranks).toFixed(3))}`,
  })),
  begin: (draw) => ({
    cards: Array.from({ length: mostGuesses + 1 }, () => draw(52)),
    guesses: [],
    isCashed: false,
  }),
  offers,
  act: (state, action) =>
    action === 'cash'
      ? { ...state, isCashed: true }
      : { ...state, guesses: [...state.guesses, action === 'high' ? 'high' : 'low'] },
  show(state) {
    const { cards, guesses } = state;
    const shown = cards.slice(0, guesses.length + 1);
    const lost = isLost(state);
    const worth = guesses.length === 0 || lost ? null : multiple(worthOf(cards, guesses));
    const after = (guess: Guess) => multiple(worthOf(cards, [...guesses, guess]));
    const next = isOver(state) ? null : { high: after('high'), low: after('low') };
    return { kind: 'hi-lo', cards: shown, guesses, worth, next, isLost: lost };
  },
  units: (state) => (isOver(state) && !isLost(state) ? worthOf(state.cards, state.guesses) : 0),
  unattended: (state) =>
    state.guesses.length > 0
      ? 'cash'
      : winningRanks(currentCard(state), 'high') >= winningRanks(currentCard(state), 'low')
        ? 'high'
        : 'low',
};

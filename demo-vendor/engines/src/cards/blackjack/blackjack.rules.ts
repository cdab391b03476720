import type { Draw, HandAction, HandEngine } from '../../engine.ts';
import type { BlackjackResult } from '../../hand-views.ts';
import { blackjackValue, isBlackjack } from '../blackjack-value.rules.ts';

/** No hand, the dealer's included, takes more cards than this from an endless shoe. */
const mostCards = 40;

export interface BlackjackState {
  /** Cards in the order of the shoe: player, dealer, player, dealer, then as they are taken. */
  shoe: number[];
  /** Number of cards the player took after the first two. */
  taken: number;
  isDoubled: boolean;
  isStanding: boolean;
}

export function playerCards({ shoe, taken }: BlackjackState): number[] {
  return [shoe[0] ?? 0, shoe[2] ?? 0, ...shoe.slice(4, 4 + taken)];
}

/** Returns the dealer's two cards and, if the player's hand can still be beaten, the cards drawn up to 17. */
export function dealerCards(state: BlackjackState): number[] {
  const cards = [state.shoe[1] ?? 0, state.shoe[3] ?? 0];
  const player = playerCards(state);
  if (blackjackValue(player).total > 21 || isBlackjack(player)) return cards;
  let next = 4 + state.taken;
  while (blackjackValue(cards).total < 17) {
    cards.push(state.shoe[next] ?? 0);
    next += 1;
  }
  return cards;
}

function isHandOver(state: BlackjackState): boolean {
  const isDealerDone = isBlackjack([state.shoe[1] ?? 0, state.shoe[3] ?? 0]);
  return state.isStanding || isDealerDone || blackjackValue(playerCards(state)).total >= 21;
}

function blackjackResult(state: BlackjackState): BlackjackResult {
  const player = playerCards(state);
  const dealer = dealerCards(state);
  const mine = blackjackValue(player).total;
  const theirs = blackjackValue(dealer).total;
  if (isBlackjack(player)) return isBlackjack(dealer) ? 'push' : 'blackjack';
  if (mine > 21) return 'bust';
  if (isBlackjack(dealer)) return 'lose';
  if (theirs > 21 || mine > theirs) return 'win';
  return mine === theirs ? 'push' : 'lose';
}

/** Payout of a hand with one stake, in halves of the stake. */
const halves: Readonly<Record<BlackjackResult, number>> = { blackjack: 5, win: 4, push: 2, lose: 0, bust: 0 };

function begin(draw: Draw): BlackjackState {
  return { shoe: Array.from({ length: mostCards }, () => draw(52)), taken: 0, isDoubled: false, isStanding: false };
}

function offers(state: BlackjackState): HandAction[] {
  if (isHandOver(state)) return [];
  const double = state.taken === 0 ? [{ id: 'double', label: 'Double', stakes: 1 }] : [];
  return [{ id: 'hit', label: 'Hit', stakes: 0 }, { id: 'stand', label: 'Stand', stakes: 0 }, ...double];
}

function act(state: BlackjackState, action: string): BlackjackState {
  if (action === 'stand') return { ...state, isStanding: true };
  const isDoubled = action === 'double';
  return { ...state, taken: state.taken + 1, isDoubled, isStanding: isDoubled };
}

export const blackjack: HandEngine<BlackjackState> = {
  id: 'blackjack',
  title: 'Blackjack',
  denominator: 2,
  returnPercent: 98.91,
  returnBasis: 'exact',
  reels: 1,
  rows: 1,
  lines: 1,
  choices: [],
  rules: [
    'Get closer to 21 than the dealer without going over. Face cards count ten, aces one or eleven. The dealer draws to 16 and stands on every 17.',
    'Hit for a card, stand, or double with your first two cards: one more stake, one more card. Pairs are not split, there is no insurance.',
    'A blackjack, 21 with the first two cards, beats every other 21. The dealer looks for one before you play.',
    'Each card is drawn from a full pack, so every card is always equally likely. The published return assumes the best play, calculated over every hand. If you do not come back, your hand stands.',
  ],
  paytable: [
    { label: 'Blackjack', pays: '2.5×' },
    { label: 'Win', pays: '2×' },
    { label: 'Push', pays: '1×' },
  ],
  begin,
  offers,
  act,
  show(state) {
    const isOver = isHandOver(state);
    const player = playerCards(state);
    const dealer = isOver ? dealerCards(state) : [state.shoe[1] ?? 0];
    const totals = { playerTotal: blackjackValue(player).total, dealerTotal: blackjackValue(dealer).total };
    const result = isOver ? blackjackResult(state) : null;
    return { kind: 'blackjack', player, dealer, ...totals, isDoubled: state.isDoubled, result };
  },
  units: (state) => (isHandOver(state) ? halves[blackjackResult(state)] * (state.isDoubled ? 2 : 1) : 0),
  unattended: () => 'stand',
};

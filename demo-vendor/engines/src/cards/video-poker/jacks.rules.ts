import { rankOf } from '../cards.rules.ts';
import { type PokerHand, pokerHand, shapeOf } from '../poker-hand.rules.ts';
import { type PokerLine, videoPoker } from './video-poker.rules.ts';

/** The full-pay 9/6 table: nine for a full house and six for a flush. */
export const jacksLines: readonly PokerLine[] = [
  { id: 'royal flush', label: 'Royal flush', pays: 800 },
  { id: 'straight flush', label: 'Straight flush', pays: 50 },
  { id: 'four of a kind', label: 'Four of a kind', pays: 25 },
  { id: 'full house', label: 'Full house', pays: 9 },
  { id: 'flush', label: 'Flush', pays: 6 },
  { id: 'straight', label: 'Straight', pays: 4 },
  { id: 'three of a kind', label: 'Three of a kind', pays: 3 },
  { id: 'two pair', label: 'Two pair', pays: 2 },
  { id: 'pair', label: 'Pair of jacks or better', pays: 1 },
];
const lineByHand = new Map<PokerHand | string, PokerLine>(jacksLines.map((line) => [line.id, line]));

export function jacksLine(cards: readonly number[]): PokerLine | undefined {
  const hand = pokerHand(cards);
  if (hand === 'pair' && (shapeOf(cards).ranks[0] ?? 0) < 11) return undefined;
  return lineByHand.get(hand);
}

/** Holds all five cards if they pay, else cards of a repeated rank, else jacks or better. */
export function jacksPlainHold(cards: readonly number[]): number[] {
  const positions = cards.map((_, position) => position);
  if ((jacksLine(cards)?.pays ?? 0) >= 4) return positions;
  const alike = (card: number) => cards.filter((each) => rankOf(each) === rankOf(card)).length;
  const several = positions.filter((position) => alike(cards[position] ?? 0) > 1);
  const isHigh = (card: number) => rankOf(card) === 0 || rankOf(card) >= 10;
  return several.length > 0 ? several : positions.filter((position) => isHigh(cards[position] ?? 0));
}

export const videoPokerJacks = videoPoker(
  {
    id: 'video-poker-jacks',
    title: 'Video poker, jacks or better',
    returnPercent: 99.54,
    rules: [
      'Five cards are dealt from a fresh pack. Hold the ones you like; the others are exchanged once. Then your best hand pays.',
      'Payouts are multiples of the stake and include it. The published return assumes the best play, calculated over all 2,598,960 hands.',
      'If you do not come back, a paying hand or any matching cards are held for you, otherwise jacks or better.',
    ],
  },
  { lines: jacksLines, lineOf: jacksLine, plainHold: jacksPlainHold },
);

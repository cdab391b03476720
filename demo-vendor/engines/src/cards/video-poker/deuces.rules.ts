import { rankOf } from '../cards.rules.ts';
import { shapeOf } from '../poker-hand.rules.ts';
import { type PokerLine, videoPoker } from './video-poker.rules.ts';

export const deucesLines: readonly PokerLine[] = [
  { id: 'royal flush', label: 'Natural royal flush', pays: 800 },
  { id: 'four deuces', label: 'Four deuces', pays: 200 },
  { id: 'wild royal flush', label: 'Wild royal flush', pays: 25 },
  { id: 'five of a kind', label: 'Five of a kind', pays: 16 },
  { id: 'straight flush', label: 'Straight flush', pays: 10 },
  { id: 'four of a kind', label: 'Four of a kind', pays: 4 },
  { id: 'full house', label: 'Full house', pays: 4 },
  { id: 'flush', label: 'Flush', pays: 3 },
  { id: 'straight', label: 'Straight', pays: 2 },
  { id: 'three of a kind', label: 'Three of a kind', pays: 1 },
];
const lineById = new Map(deucesLines.map((line) => [line.id, line]));
const isDeuce = (card: number) => rankOf(card) === 1;

/** Returns the best line of five cards with deuces as wild cards. */
export function deucesLine(cards: readonly number[]): PokerLine | undefined {
  return lineById.get(deucesHand(cards));
}

function deucesHand(cards: readonly number[]): string {
  const others = cards.filter((card) => !isDeuce(card));
  const deuces = cards.length - others.length;
  if (deuces === 4) return 'four deuces';
  const { counts, isOneSuit, isStraight, isRoyal } = shapeOf(others);
  const alike = (counts[0] ?? 0) + deuces;
  if (isOneSuit && isRoyal) return deuces === 0 ? 'royal flush' : 'wild royal flush';
  if (alike === 5) return 'five of a kind';
  if (isOneSuit && isStraight) return 'straight flush';
  if (alike === 4) return 'four of a kind';
  if (counts.length === 2) return 'full house';
  if (isOneSuit) return 'flush';
  if (isStraight) return 'straight';
  return alike === 3 ? 'three of a kind' : 'nothing';
}

/** Holds all five cards if they pay, else deuces and cards of a repeated rank. */
export function deucesPlainHold(cards: readonly number[]): number[] {
  const positions = cards.map((_, position) => position);
  const line = deucesLine(cards);
  if (line && line.id !== 'three of a kind' && line.id !== 'four of a kind') return positions;
  const alike = (card: number) => cards.filter((each) => rankOf(each) === rankOf(card)).length;
  return positions.filter((position) => isDeuce(cards[position] ?? 0) || alike(cards[position] ?? 0) > 1);
}

export const videoPokerDeuces = videoPoker(
  {
    id: 'video-poker-deuces',
    title: 'Video poker, deuces wild',
    returnPercent: 99.73,
    rules: [
      'Five cards are dealt from a fresh pack; every two is wild. Hold the ones you like; the others are exchanged once. Then your best hand pays.',
      'Payouts are multiples of the stake and include it. The published return assumes the best play, calculated over all 2,598,960 hands.',
      'If you do not come back, a paying hand is held for you, otherwise twos and any matching cards.',
    ],
  },
  { lines: deucesLines, lineOf: deucesLine, plainHold: deucesPlainHold },
);

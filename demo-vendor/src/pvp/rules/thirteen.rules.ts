import { isOneRank, isRise, powerOf, strengthBy, twoPower } from './card-order.rules.ts';
import type { CardRules, Combo, ComboKind } from './card-rules.ts';
import { rises, sameRank } from './held-groups.rules.ts';

/** Spade, club, diamond, heart from the lowest. */
const strength = strengthBy([1, 2, 3, 0]);
const groupKinds: readonly ComboKind[] = ['single', 'pair', 'triple', 'four'];

function read(cards: readonly number[]): Combo | undefined {
  const sorted = [...cards].sort((a, b) => strength(a) - strength(b));
  const kind = kindOf(sorted);
  return kind && { kind, cards: sorted, top: strength(sorted.at(-1) ?? 0) };
}

function kindOf(sorted: readonly number[]): ComboKind | undefined {
  const powers = sorted.map(powerOf);
  if (powers.length > 0 && isOneRank(sorted)) return groupKinds[sorted.length - 1];
  if (powers.includes(twoPower)) return undefined;
  if (powers.length >= 3 && isRise(powers)) return 'run';
  const halves = [0, 1].map((odd) => powers.filter((_, i) => i % 2 === odd));
  const isPaired = powers.length >= 6 && String(halves[0]) === String(halves[1]);
  return isPaired && isRise(halves[0] ?? []) ? 'double-run' : undefined;
}

/** Returns the level of a bomb: 3 pairs in a row 1, four of a kind 2, 4 pairs 3, 5 pairs 4, 6 pairs 5; else 0. */
function bombLevel({ kind, cards }: Combo): number {
  if (kind === 'four') return 2;
  if (kind !== 'double-run') return 0;
  return cards.length === 6 ? 1 : cards.length / 2 - 1;
}

/** Bomb level needed to beat a single two, a pair of twos, three twos. */
const levelOverTwos: Partial<Record<ComboKind, number>> = { single: 1, pair: 2, triple: 4 };

function beats(combo: Combo, lying: Combo): boolean {
  const level = bombLevel(combo);
  const lyingLevel = bombLevel(lying);
  if (level > 0 && lyingLevel > 0 && level !== lyingLevel) return level > lyingLevel;
  const isOverTwos = powerOf(lying.cards[0] ?? 0) === twoPower && level >= (levelOverTwos[lying.kind] ?? 99);
  if (isOverTwos) return true;
  return combo.kind === lying.kind && combo.cards.length === lying.cards.length && combo.top > lying.top;
}

function all(hand: readonly number[]): Combo[] {
  const groups = [1, 2, 3, 4].flatMap((count) => sameRank(hand, count));
  return [...groups, ...rises(hand, 1, 3, 12), ...rises(hand, 2, 3, 6)].flatMap((cards) => read(cards) ?? []);
}

/** Rules of Vietnamese thirteen (Tien Len) for two players. */
export const thirteen: CardRules = {
  name: 'thirteen',
  strength,
  read,
  beats,
  all,
  isBomb: (combo) => bombLevel(combo) > 0,
};

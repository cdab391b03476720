import { suitOf } from '@portal/engines/cards/cards.rules';
import { isOneRank, isRise, powerOf, strengthBy, twoPower } from './card-order.rules.ts';
import type { CardRules, Combo, ComboKind } from './card-rules.ts';
import { byPower, choices, rises, sameRank } from './held-groups.rules.ts';

/** Diamond, club, heart, spade from the lowest. */
const strength = strengthBy([1, 0, 2, 3]);
const groupKinds: readonly ComboKind[] = ['single', 'pair', 'triple'];
/** Hands of five, weakest first. */
const fives: readonly ComboKind[] = ['straight', 'flush', 'full-house', 'four-and-one', 'straight-flush'];

function read(cards: readonly number[]): Combo | undefined {
  const sorted = [...cards].sort((a, b) => strength(a) - strength(b));
  const top = strength(sorted.at(-1) ?? 0);
  if (sorted.length === 5) return readFive(sorted, top);
  const kind = sorted.length > 0 && isOneRank(sorted) ? groupKinds[sorted.length - 1] : undefined;
  return kind && { kind, cards: sorted, top };
}

function readFive(cards: readonly number[], top: number): Combo | undefined {
  const powers = cards.map(powerOf);
  const middle = powers[2] ?? 0;
  const ofMiddle = powers.filter((power) => power === middle).length;
  const ranks = new Set(powers).size;
  if (ranks === 2) return { kind: ofMiddle === 4 ? 'four-and-one' : 'full-house', cards, top: middle };
  const isStraight = isRise(powers) && !powers.includes(twoPower);
  const isFlush = new Set(cards.map(suitOf)).size === 1;
  if (!isStraight && !isFlush) return undefined;
  return { kind: isStraight && isFlush ? 'straight-flush' : isStraight ? 'straight' : 'flush', cards, top };
}

function beats(combo: Combo, lying: Combo): boolean {
  if (combo.cards.length !== lying.cards.length) return false;
  const better = fives.indexOf(combo.kind) - fives.indexOf(lying.kind);
  return better === 0 ? combo.top > lying.top : better > 0;
}

function all(hand: readonly number[]): Combo[] {
  const groups = [1, 2, 3].flatMap((count) => sameRank(hand, count));
  const flushes = [0, 1, 2, 3].flatMap((suit) =>
    choices(
      hand.filter((card) => suitOf(card) === suit),
      5,
    ),
  );
  const pairs = sameRank(hand, 2);
  const fullHouses = sameRank(hand, 3).flatMap((three) =>
    pairs.filter(([card = -1]) => powerOf(card) !== powerOf(three[0] ?? -1)).map((pair) => [...three, ...pair]),
  );
  const fours = byPower(hand)
    .filter((group) => group.length === 4)
    .flatMap((four) => hand.filter((card) => !four.includes(card)).map((one) => [...four, one]));
  const otherCombos = [...groups, ...flushes, ...fullHouses, ...fours].flatMap((cards) => read(cards) ?? []);
  // The flushes already include straight flushes.
  const straights = rises(hand, 1, 5, 5).flatMap((cards) => read(cards) ?? []);
  return [...otherCombos, ...straights.filter(({ kind }) => kind === 'straight')];
}

/** Rules of big two for two players, with hands of five. */
export const bigTwo: CardRules = {
  name: 'big-two',
  strength,
  read,
  beats,
  all,
  isBomb: ({ kind }) => kind === 'four-and-one' || kind === 'straight-flush',
};

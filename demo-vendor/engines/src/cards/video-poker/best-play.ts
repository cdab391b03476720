import type { PokerLine } from './video-poker.rules.ts';

const cards = 52;
const hands = 2_598_960;

/** n over k, for ranks of combinations. */
const choose: number[][] = Array.from({ length: cards + 1 }, () => new Array<number>(6).fill(0));
for (let n = 0; n <= cards; n += 1) {
  for (let k = 0; k <= Math.min(n, 5); k += 1) {
    const row = choose[n] as number[];
    row[k] = k === 0 ? 1 : (choose[n - 1]?.[k - 1] ?? 0) + (choose[n - 1]?.[k] ?? 0);
  }
}

/** Returns the rank of a rising list of cards among all lists of its length. */
function placeOf(list: readonly number[]): number {
  let place = 0;
  for (let i = 0; i < list.length; i += 1) place += (choose[list[i] as number] as number[])[i + 1] as number;
  return place;
}

function membersOf(mask: number): number[] {
  return [0, 1, 2, 3, 4].filter((bit) => (mask >> bit) & 1);
}
const members = Array.from({ length: 32 }, (_, mask) => membersOf(mask));

interface BestPlay {
  /** Return of the best play in percent. */
  returnPercent: number;
  /** The hold with the highest expectation; cards in any order. */
  hold(dealt: readonly number[]): number[];
}

/**
 * Counts every hand of five cards. The expectation of a hold comes from the sums of pays over all hands with the held
 * cards, with and without the discarded ones (inclusion and exclusion). Takes some seconds and 25 MB.
 */
export function countBestPlay(lineOf: (cards: readonly number[]) => PokerLine | undefined): BestPlay {
  const sums = [0, 1, 2, 3, 4, 5].map((size) => new Float64Array(choose[cards]?.[size] ?? 0));
  eachHand((hand) => {
    const pays = lineOf(hand)?.pays ?? 0;
    if (pays === 0) return;
    for (let mask = 0; mask < 32; mask += 1) {
      const positions = members[mask] as number[];
      const sum = sums[positions.length] as Float64Array;
      const place = placeOf(positions.map((position) => hand[position] as number));
      sum[place] = (sum[place] as number) + pays;
    }
  });

  /** Returns the expectation of each of the 32 holds of a rising hand. */
  function expectations(hand: readonly number[]): number[] {
    const within = members.map(
      (positions) =>
        (sums[positions.length] as Float64Array)[
          placeOf(positions.map((position) => hand[position] as number))
        ] as number,
    );
    return members.map((positions, held) => {
      const discarded = 31 - held;
      let total = 0;
      for (let back = discarded; ; back = (back - 1) & discarded) {
        const sign = (members[back] as number[]).length % 2 === 0 ? 1 : -1;
        total += sign * (within[held | back] as number);
        if (back === 0) break;
      }
      return total / ((choose[47] as number[])[5 - positions.length] as number);
    });
  }

  let best = 0;
  const holds = new Uint8Array(hands);
  eachHand((hand) => {
    const values = expectations(hand);
    const highest = Math.max(...values);
    holds[placeOf(hand)] = values.indexOf(highest);
    best += highest;
  });
  return {
    returnPercent: (100 * best) / hands,
    hold(dealt) {
      const rising = [...dealt].sort((a, b) => a - b);
      const heldCards = (members[holds[placeOf(rising)] as number] as number[]).map((position) => rising[position]);
      return [0, 1, 2, 3, 4].filter((position) => heldCards.includes(dealt[position]));
    },
  };
}

function eachHand(see: (hand: readonly number[]) => void): void {
  const hand = [0, 0, 0, 0, 0];
  for (let a = 0; a < cards; a += 1) {
    hand[0] = a;
    for (let b = a + 1; b < cards; b += 1) {
      hand[1] = b;
      for (let c = b + 1; c < cards; c += 1) {
        hand[2] = c;
        for (let d = c + 1; d < cards; d += 1) {
          hand[3] = d;
          for (let e = d + 1; e < cards; e += 1) {
            hand[4] = e;
            see(hand);
          }
        }
      }
    }
  }
}

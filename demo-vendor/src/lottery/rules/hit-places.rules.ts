import type { DrawnNumbers, Line, LotteryKind } from './lottery-kind.ts';

/** For each number of each prize of a board: whether a line won by it. */
export type HitPlaces = readonly (readonly boolean[])[];

interface Place {
  prize: number;
  at: number;
}

/** Play types that depend on the sum of the whole board. */
const wholeBoard: ReadonlySet<string> = new Set(['SUM', 'BIG_SMALL']);

/**
 * Returns the numbers of a board that a line won by, for "why this amount". A number counts if the line would be paid
 * less without it. Equal ones that pay once together (xiên) all count; an equal one in a prize without a bet does not.
 */
export function hitPlaces(kind: LotteryKind, line: Line, drawn: DrawnNumbers): HitPlaces {
  const paid = kind.winOf(line, drawn).oddsHundredths;
  if (paid === 0) return drawn.map(({ numbers }) => numbers.map(() => false));
  if (wholeBoard.has(line.playType)) return drawn.map(({ numbers }) => numbers.map(() => true));
  const needs = (...places: Place[]) =>
    shifts(kind).some((by) => kind.winOf(line, altered(kind, drawn, places, by)).oddsHundredths < paid);
  const tail = tailLength(kind, line);
  const places = drawn.flatMap(({ numbers }, prize) => numbers.map((_, at) => ({ prize, at })));
  const tailAt = ({ prize, at }: Place) => drawn[prize]?.numbers[at]?.slice(-tail);
  const equals = (place: Place) => places.filter((each) => tailAt(each) === tailAt(place));
  const counts = (place: Place): boolean => {
    if (needs(place)) return true;
    const same = equals(place);
    return same.length > 1 && needs(...same) && !needs(...same.filter((each) => each !== place));
  };
  const found = places.filter(counts);
  const hits = found.length > 0 ? found : places.filter((place) => needs(...equals(place)));
  return drawn.map(({ numbers }, prize) =>
    numbers.map((_, at) => hits.some((each) => each.prize === prize && each.at === at)),
  );
}

/** Combines the hit places of several lines. */
export function hitPlacesOf(kind: LotteryKind, lines: readonly Line[], drawn: DrawnNumbers): HitPlaces {
  const all = lines.map((line) => hitPlaces(kind, line, drawn));
  return drawn.map(({ numbers }, prize) => numbers.map((_, at) => all.some((hits) => hits[prize]?.[at] === true)));
}

const isDice = ({ code }: LotteryKind) => code === 'three-dice';
const shifts = (kind: LotteryKind) => (isDice(kind) ? [1, 2, 3, 4, 5] : [1, 2, 3, 4, 5, 6, 7, 8, 9]);

/** Returns how many last digits count for a line; whole numbers if its numbers are not digits. */
function tailLength(kind: LotteryKind, { playType }: Line): number {
  const shape = kind.playTypes.find(({ code }) => code === playType)?.shape;
  return shape?.kind === 'digits' ? shape.length : 0;
}

/** Returns the board with every digit of some numbers shifted; faces of dice go from 1 to 6. */
function altered(kind: LotteryKind, drawn: DrawnNumbers, places: readonly Place[], by: number): DrawnNumbers {
  const first = isDice(kind) ? 1 : 0;
  const count = isDice(kind) ? 6 : 10;
  const move = (number: string) =>
    [...number].map((digit) => String(((Number(digit) - first + by) % count) + first)).join('');
  return drawn.map(({ prize, numbers }, no) => ({
    prize,
    numbers: numbers.map((number, at) =>
      places.some((each) => each.prize === no && each.at === at) ? move(number) : number,
    ),
  }));
}

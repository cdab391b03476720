import type { DrawnNumbers, PlayType } from './lottery-kind.ts';

/** An entry of the odds that a line hit, and how often; 0 is no hit. */
export interface Hit {
  won: string;
  times: number;
}

/** A play type with its rule of winning. */
export interface Play {
  type: PlayType;
  /** Of a good line on a whole board; every `won` is an entry of the type's odds. */
  hits(numbers: readonly string[], drawn: DrawnNumbers): readonly Hit[];
}

/** A line of so many numbers of so many digits; of several no two may be the same. */
export function pick(count: number, length: number): Pick<PlayType, 'shape' | 'picks'> {
  return { shape: { kind: 'digits', length, distinct: count > 1 }, picks: { least: count, most: count } };
}

/** A line of one of these texts, each with what the player reads. */
export function pickOne(
  options: readonly (readonly [value: string, label: string])[],
): Pick<PlayType, 'shape' | 'picks'> {
  return {
    shape: { kind: 'options', options: options.map(([value, label]) => ({ value, label })) },
    picks: { least: 1, most: 1 },
  };
}

/** A line without numbers: of a ticket that is drawn when it is bought. */
export const pickNothing: Pick<PlayType, 'shape' | 'picks'> = { shape: { kind: 'none' }, picks: { least: 0, most: 0 } };

/** Odds by what is won, in this order. */
export const paying = (odds: Readonly<Record<string, string>>): PlayType['odds'] =>
  Object.entries(odds).map(([won, pays]) => ({ won, pays }));

/** The first number of a line that holds one. Throws for an empty line, which no check lets through. */
export function onlyNumber(numbers: readonly string[]): string {
  const [number] = numbers;
  if (number === undefined) throw new Error('a line without its number');
  return number;
}

/** One hit, or none. */
export function hitIf(isHit: boolean, won: string): readonly Hit[] {
  return isHit ? [{ won, times: 1 }] : [];
}

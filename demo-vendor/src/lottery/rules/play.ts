import type { DrawnNumbers, PlayType } from './lottery-kind.ts';

/** An entry of the odds that a line hit, and how often; 0 means no hit. */
interface Hit {
  won: string;
  times: number;
}

/** A play type with its rule of winning. */
export interface Play {
  type: PlayType;
  /** Returns the hits of a valid line on a whole board; every `won` is an entry of the type's odds. */
  hits(numbers: readonly string[], drawn: DrawnNumbers): readonly Hit[];
}

/** Shape of a line with `count` different numbers of `length` digits. */
export function pick(count: number, length: number): Pick<PlayType, 'shape' | 'picks'> {
  return { shape: { kind: 'digits', length, distinct: count > 1 }, picks: { least: count, most: count } };
}

/** Shape of a line with one of these values, each with its label. */
export function pickOne(
  options: readonly (readonly [value: string, label: string])[],
): Pick<PlayType, 'shape' | 'picks'> {
  return {
    shape: { kind: 'options', options: options.map(([value, label]) => ({ value, label })) },
    picks: { least: 1, most: 1 },
  };
}

/** Shape of a line without numbers, for a ticket drawn at purchase. */
export const pickNothing: Pick<PlayType, 'shape' | 'picks'> = { shape: { kind: 'none' }, picks: { least: 0, most: 0 } };

/** Builds the odds by kind of win, in this order. */
export const paying = (odds: Readonly<Record<string, string>>): PlayType['odds'] =>
  Object.entries(odds).map(([won, pays]) => ({ won, pays }));

/** Returns the first number of a line. Throws for an empty line, which the check refuses. */
export function onlyNumber(numbers: readonly string[]): string {
  const [number] = numbers;
  if (number === undefined) throw new Error('a line without its number');
  return number;
}

/** Returns one hit, or none. */
export function hitIf(isHit: boolean, won: string): readonly Hit[] {
  return isHit ? [{ won, times: 1 }] : [];
}

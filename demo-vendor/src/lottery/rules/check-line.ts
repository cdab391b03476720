import type { LineFault, PickShape, PlayType } from './lottery-kind.ts';

/** Returns the fault in the numbers of a line of this play type, if any. */
export function faultOf({ shape, picks }: PlayType, numbers: readonly string[]): LineFault | undefined {
  if (numbers.length < picks.least) return 'too_few_numbers';
  if (numbers.length > picks.most) return 'too_many_numbers';
  if (!numbers.every((number) => isInShape(shape, number))) return 'invalid_number';
  const mayRepeat = shape.kind === 'digits' && !shape.distinct;
  if (!mayRepeat && new Set(numbers).size < numbers.length) return 'repeated_number';
  return undefined;
}

/** Returns whether a number fits the shape; only ASCII digits count, no full-width or other digits. */
function isInShape(shape: PickShape, number: string): boolean {
  if (typeof number !== 'string') return false;
  if (shape.kind === 'digits') return number.length === shape.length && /^[0-9]+$/.test(number);
  return shape.kind === 'options' && shape.options.some(({ value }) => value === number);
}

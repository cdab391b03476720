import type { Draw } from '@portal/engines/engine';
import type { PickShape, PlayType } from '../../../../lottery/rules/lottery-kind.ts';

/** Draws a random number of this shape. */
function randomNumber(shape: PickShape, draw: Draw): string {
  if (shape.kind === 'digits') return String(draw(10 ** shape.length)).padStart(shape.length, '0');
  return shape.kind === 'options' ? (shape.options[draw(shape.options.length)]?.value ?? '') : '';
}

/** Returns how many different numbers there are. */
function countOfShape(shape: PickShape): number {
  if (shape.kind === 'digits') return 10 ** shape.length;
  return shape.kind === 'options' ? shape.options.length : 0;
}

/** Draws the numbers of one line, the minimum of the play type, all different. */
export function randomLine({ shape, picks }: PlayType, draw: Draw): string[] {
  const numbers = new Set<string>();
  const wanted = Math.min(picks.least, countOfShape(shape));
  while (numbers.size < wanted) numbers.add(randomNumber(shape, draw));
  return [...numbers];
}

const mostTries = 200;

/** Draws `count` random lines, different from each other and from existing ones, as far as there are enough. */
export function randomLines(
  playType: PlayType,
  count: number,
  draw: Draw,
  existing: readonly string[][] = [],
): string[][] {
  const keyOf = (numbers: readonly string[]) => [...numbers].sort().join(' ');
  const seen = new Set(existing.map(keyOf));
  const lines: string[][] = [];
  for (let tries = 0; lines.length < count && tries < mostTries + count; tries += 1) {
    const line = randomLine(playType, draw);
    if (seen.has(keyOf(line))) continue;
    seen.add(keyOf(line));
    lines.push(line);
  }
  return lines;
}

import type { Draw } from '../../../engines/engine.ts';
import type { DrawnNumbers, LotteryKind } from '../lottery-kind.ts';

/** Characters that may stand in a place of a board, in their order. */
export function symbolsOf({ code }: LotteryKind): string {
  if (code === 'three-dice' || code === 'instant') return '123456';
  return code === 'instant-wave' ? '12345678' : '0123456789';
}

/** Numbers of one board. */
export const numbersIn = (drawn: DrawnNumbers) => drawn.flatMap(({ numbers }) => numbers);

/**
 * Draws whole boards until at least so many numbers are drawn, and counts each character of each place: one row for each
 * place of the board. Throws for a character that the kind has not.
 */
export function countPlaces(kind: LotteryKind, draw: Draw, atLeast: number): readonly Uint32Array[] {
  const symbols = symbolsOf(kind);
  const rows: Uint32Array[] = [];
  for (let drawn = 0; drawn < atLeast; ) {
    const numbers = numbersIn(kind.draw(draw));
    drawn += numbers.length;
    let place = 0;
    for (const number of numbers) {
      for (let at = 0; at < number.length; at += 1, place += 1) {
        const symbol = symbols.indexOf(number.charAt(at));
        if (symbol < 0) throw new Error(`${kind.code} drew ${number}`);
        rows[place] ??= new Uint32Array(symbols.length);
        const row = rows[place];
        if (row) row[symbol] = (row[symbol] ?? 0) + 1;
      }
    }
  }
  return rows;
}

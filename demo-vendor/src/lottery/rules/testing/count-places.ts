import type { Draw } from '@portal/engines/engine';
import type { LotteryKind } from '../lottery-kind.ts';

/** Returns the characters possible in a place of a board, in order. */
export function symbolsOf({ code }: LotteryKind): string {
  if (code === 'three-dice' || code === 'instant') return '123456';
  return code === 'instant-wave' ? '12345678' : '0123456789';
}

/**
 * Draws whole boards until at least `atLeast` numbers are drawn, and counts each character in each place: one row per
 * place of the board. Throws for a character that the kind does not have.
 */
export function countPlaces(kind: LotteryKind, draw: Draw, atLeast: number): readonly Uint32Array[] {
  const symbols = symbolsOf(kind);
  const first = symbols.charCodeAt(0);
  const rows: Uint32Array[] = [];
  for (let drawn = 0; drawn < atLeast; ) {
    let place = 0;
    for (const { numbers } of kind.draw(draw)) {
      for (const number of numbers) {
        drawn += 1;
        for (let at = 0; at < number.length; at += 1) {
          const symbol = number.charCodeAt(at) - first;
          if (symbol < 0 || symbol >= symbols.length) throw new Error(`${kind.code} drew ${number}`);
          let row = rows[place];
          if (!row) rows[place] = row = new Uint32Array(symbols.length);
          row[symbol] = (row[symbol] ?? 0) + 1;
          place += 1;
        }
      }
    }
  }
  return rows;
}

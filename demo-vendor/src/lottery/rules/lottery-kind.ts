import type { Draw } from '../../engines/engine.ts';

/** How a game draws and what may be bet on it. Codes stand in journals, results and addresses: they are never renamed. */
export type LotteryKindCode =
  | 'vn-north'
  | 'vn-central'
  | 'vn-south'
  | 'five-digits'
  | 'three-dice'
  | 'thai'
  | 'four-d'
  | 'instant'
  | 'instant-wave';

/** One prize of the board with its numbers, each text of fixed length with leading zeros ("07"). */
export interface DrawnPrize {
  /** `DB`, `G1`, ... of the Vietnamese boards; `1ST`, `SPECIAL`, ... of others: `A-Z0-9`, at most 10. */
  prize: string;
  numbers: readonly string[];
}
export type DrawnNumbers = readonly DrawnPrize[];

/** How a number of a line is chosen on the slip. */
export type PickShape =
  /** A text of `length` digits; `distinct` where no two numbers of one line may be the same. */
  | { kind: 'digits'; length: number; distinct: boolean }
  /** One of these texts ("BIG", "SMALL", "7"), each with what the player reads. */
  | { kind: 'options'; options: readonly { value: string; label: string }[] }
  /** Nothing is chosen: an instant ticket. */
  | { kind: 'none' };

export interface PlayType {
  /** Of the address and the wire, unique in its kind: `A-Z0-9_`, at most 16. */
  code: string;
  /** English name, as the slip shows it. */
  name: string;
  /** How it wins, one or two English sentences, as the rules sheet shows it. */
  rule: string;
  shape: PickShape;
  /** Numbers of one line, from and to (a pair bet has 2 and 2). Each line is one bet whatever it holds. */
  picks: { least: number; most: number };
  /** What one unit of money pays, stake included, as decimal text ("99.50"), by how it won; in the order of the rules sheet. */
  odds: readonly { won: string; pays: string }[];
  /** Part of the stake that comes back on average, 0 to 1, exact to four places; the least of them where choices differ. */
  returns: number;
}

/** One bet of a slip. */
export interface Line {
  playType: string;
  /** In the order of the player; rules that do not look at the order sort for themselves. */
  numbers: readonly string[];
}

export type LineFault =
  | 'unknown_play_type'
  | 'invalid_number'
  | 'repeated_number'
  | 'too_few_numbers'
  | 'too_many_numbers';

export interface LineWin {
  /** Total odds in hundredths that one unit of money is paid with, over all hits; 0 for none. */
  oddsHundredths: number;
  /** What hit, for "why this amount": entry of `odds` and how often. */
  hits: readonly { won: string; times: number }[];
}

/** Pure rules of a kind of lottery. */
export interface LotteryKind {
  code: LotteryKindCode;
  playTypes: readonly PlayType[];
  /** Draws the whole board from the stream; the same stream gives the same board on the server and in the page. */
  draw(draw: Draw): DrawnNumbers;
  /** Undefined: the line is good. */
  checkLine(line: Line): LineFault | undefined;
  /** Of a good line on a whole board. */
  winOf(line: Line, drawn: DrawnNumbers): LineWin;
}

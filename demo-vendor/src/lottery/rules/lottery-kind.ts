import type { Draw } from '@portal/engines/engine';

/** How a game draws and what may be bet on it. Codes are stored in journals, results and URLs, so never rename them. */
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
  /** A text of `length` digits; `distinct`: the numbers of a line must differ. */
  | { kind: 'digits'; length: number; distinct: boolean }
  /** One of these values ("BIG", "SMALL", "7"), each with its label. */
  | { kind: 'options'; options: readonly { value: string; label: string }[] }
  /** No choice: an instant ticket. */
  | { kind: 'none' };

export interface PlayType {
  /** Code in URLs and API, unique in its kind: `A-Z0-9_`, at most 16. */
  code: string;
  /** English name for the slip. */
  name: string;
  /** How it wins, in one or two English sentences for the rules sheet. */
  rule: string;
  shape: PickShape;
  /** Minimum and maximum count of numbers in a line (2 and 2 for a pair bet). Each line is one bet. */
  picks: { least: number; most: number };
  /** Payout of one unit of money, stake included, as decimal text ("99.50"), by kind of win; in rules sheet order. */
  odds: readonly { won: string; pays: string }[];
  /** Average return, 0 to 1, exact to four places; the lowest if choices differ. */
  returns: number;
}

/** One bet of a slip. */
export interface Line {
  playType: string;
  /** In the player's order; rules that ignore the order sort them. */
  numbers: readonly string[];
}

export type LineFault =
  | 'unknown_play_type'
  | 'invalid_number'
  | 'repeated_number'
  | 'too_few_numbers'
  | 'too_many_numbers';

export interface LineWin {
  /** Total odds in hundredths for one unit of money, over all hits; 0 for none. */
  oddsHundredths: number;
  /** Hits, for "why this amount": entry of `odds` and how often. */
  hits: readonly { won: string; times: number }[];
}

/** Pure rules of a kind of lottery. */
export interface LotteryKind {
  code: LotteryKindCode;
  playTypes: readonly PlayType[];
  /** Draws the whole board; the same random stream gives the same board on the server and in the page. */
  draw(draw: Draw): DrawnNumbers;
  /** Returns the fault of a line; undefined if it is valid. */
  checkLine(line: Line): LineFault | undefined;
  /** Returns the win of a valid line on a whole board. */
  winOf(line: Line, drawn: DrawnNumbers): LineWin;
}

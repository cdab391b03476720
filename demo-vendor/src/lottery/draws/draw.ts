import type { DrawnNumbers } from '../rules/lottery-kind.ts';

/** One draw of a game. Every change is on the disk before it is told or acted on. */
export interface LotteryDraw {
  gameCode: string;
  /** Of the wire and the board, unique for the game and rising in time: `YYYYMMDD` of the day, `-NNNN` where a day has several. */
  drawId: string;
  opensAt: string;
  /** From this moment of the server's clock no ticket is taken. */
  closesAt: string;
  drawsAt: string;
  state: 'open' | 'closed' | 'result' | 'cancelled';
  /** Lower-case hex SHA-256 of the seed, told when the draw opens. */
  commitment: string;
  /** Lower-case hex; told with the result. */
  seed: string;
  /** What was published; a correction replaces it and counts up `corrections`. */
  drawn?: DrawnNumbers;
  /** 0: never corrected. */
  corrections: number;
  /** Why it was cancelled or corrected, as players read it. */
  reason?: string;
}

/** What tickets ask of the draws, and when they are told. The clock is the server's, injected. */
export interface Draws {
  /** The draw that takes tickets now, and those after it, soonest first; seeds and commitments of later ones exist already. */
  upcoming(gameCode: string, count: number): readonly LotteryDraw[];
  find(gameCode: string, drawId: string): LotteryDraw | undefined;
  /** Draws that ended, newest first. */
  past(gameCode: string, count: number): readonly LotteryDraw[];
  /** Open and before its close by the server's clock. */
  takesTickets(draw: LotteryDraw): boolean;
  /** Tells of each change of state and each correction, after it is on the disk. Returns the way to stop listening. */
  onChange(listener: (draw: LotteryDraw) => void): () => void;
}

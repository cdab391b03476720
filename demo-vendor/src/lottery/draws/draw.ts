import type { DrawnNumbers } from '../rules/lottery-kind.ts';

/** One draw of a game. Every change is on disk before it is reported or acted on. */
export interface LotteryDraw {
  gameCode: string;
  /** Public id, unique in the game and rising in time: `YYYYMMDD` of the day, plus `-NNNN` if a day has several. */
  drawId: string;
  opensAt: string;
  /** From this time of the server's clock no ticket is taken. */
  closesAt: string;
  drawsAt: string;
  state: 'open' | 'closed' | 'result' | 'cancelled';
  /** Lower-case hex SHA-256 of the seed, published when the draw opens. */
  commitment: string;
  /** Lower-case hex; published with the result. */
  seed: string;
  /** The published board; a correction replaces it and increments `corrections`. */
  drawn?: DrawnNumbers;
  /** 0: never corrected. */
  corrections: number;
  /** Why it was cancelled or corrected, shown to players. */
  reason?: string;
}

/** Interface of the draws for tickets. The clock is the server's, injected. */
export interface Draws {
  /** Returns the current draw and those after it, soonest first; seeds and commitments of later ones exist already. */
  upcoming(gameCode: string, count: number): readonly LotteryDraw[];
  find(gameCode: string, drawId: string): LotteryDraw | undefined;
  /** Returns ended draws, newest first. */
  past(gameCode: string, count: number): readonly LotteryDraw[];
  /** Returns whether the draw is open and before its close by the server's clock. */
  takesTickets(draw: LotteryDraw): boolean;
  /** Notifies of each state change and correction once it is on disk. Returns the unsubscribe. */
  onChange(listener: (draw: LotteryDraw) => void): () => void;
}

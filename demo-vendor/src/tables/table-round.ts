import type { Shown } from './table.rules.ts';

/** One round of a table. The seed is in no book and on no page before the result. */
export interface TableRound {
  /** Game code of the table. */
  table: string;
  roundNo: number;
  /** ISO time of the opening. */
  openedAt: string;
  /** Lower-case hex SHA-256 of the seed. */
  commitment: string;
  /** open: bets or their close; result: drawn; cancelled: cut off by a crash, all bets go back. */
  state: 'open' | 'result' | 'cancelled';
  /** Lower-case hex. */
  seed?: string;
  shown?: Shown;
}

export const roundKey = (table: string, roundNo: number) => `${table}-${roundNo}`;

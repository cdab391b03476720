import type { Shown } from './table.rules.ts';

/** One round of a table. The seed is neither stored nor sent before the result. */
export interface TableRound {
  /** Game code of the table. */
  table: string;
  roundNo: number;
  /** ISO time of the opening. */
  openedAt: string;
  /** Lower-case hex SHA-256 of the seed. */
  commitment: string;
  /** open: betting or closed; result: drawn; cancelled: interrupted by a crash, all bets are returned. */
  state: 'open' | 'result' | 'cancelled';
  /** Lower-case hex. */
  seed?: string;
  shown?: Shown;
}

export const roundKey = (table: string, roundNo: number) => `${table}-${roundNo}`;

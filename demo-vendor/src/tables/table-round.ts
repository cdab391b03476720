import type { VendorResult } from '@portal/shared/contract/vendor-api/results';
import { phaseMs } from './phases.rules.ts';
import type { Shown, TableRules } from './table.rules.ts';

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

/** What a lobby shows of a round, which may not have opened yet. */
export type PlannedRound = Pick<TableRound, 'table' | 'roundNo' | 'openedAt' | 'shown'>;

export const roundKey = (table: string, roundNo: number) => `${table}-${roundNo}`;

/** Builds the report of a round in a state. */
export function resultOf(round: TableRound, state: VendorResult['state'], rules: TableRules): VendorResult {
  const { table, roundNo, openedAt, commitment, seed, shown } = round;
  const closesAt = new Date(Date.parse(openedAt) + phaseMs.betting).toISOString();
  const event = {
    kind: 'draw' as const,
    gameCode: table,
    eventId: String(roundNo),
    state,
    opensAt: openedAt,
    closesAt,
  };
  if (state !== 'result' || !shown) return { ...event, proof: { commitment } };
  return { ...event, result: rules.text(shown), proof: { commitment, seed } };
}

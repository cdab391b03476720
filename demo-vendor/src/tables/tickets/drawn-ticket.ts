import { amountFromMinor } from '@portal/shared/contract/amounts';
import type { DrawnRound } from '@portal/shared/contract/vendor-api/statement';
import { outcomeText } from '../../statement/find-drawn-round.ts';
import { clientSeedOf } from '../table.rules.ts';
import type { TableStore } from '../table-store.ts';
import { activeStakeMinor } from './ticket.ts';

/** Describes a table ticket for a dispute; the outcome and its seed only once they are public. */
export function drawnTicket(tableStore: Pick<TableStore, 'ticket' | 'round'>, roundId: string): DrawnRound | undefined {
  const ticket = tableStore.ticket(roundId);
  if (!ticket) return undefined;
  const { table, roundNo, state, winMinor, bets, at } = ticket;
  const round = tableStore.round(table, roundNo);
  const { shown, seed } = round?.state === 'result' ? round : {};
  const chips = bets.flatMap((bet) => bet.chips.map(({ spot, minor }) => ({ spot, minor, state: bet.state })));
  return {
    game: table,
    state,
    at,
    stake: amountFromMinor(BigInt(activeStakeMinor(ticket))),
    win: amountFromMinor(BigInt(winMinor)),
    ...(shown && { outcome: outcomeText({ shown, chips }) }),
    ...(seed !== undefined && { seed: `${seed}, ${clientSeedOf(table, roundNo)}` }),
  };
}

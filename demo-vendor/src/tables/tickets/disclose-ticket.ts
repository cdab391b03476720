import type { DrawnRound } from '@portal/shared/contract/vendor-api/statement';
import { disclosure } from '../../tickets/disclosure.ts';
import { clientSeedOf } from '../table.rules.ts';
import type { TableStore } from '../table-store.ts';
import { activeStakeMinor } from './ticket.ts';

/** Discloses a ticket for a dispute; the outcome and its seed only once they are public. */
export function discloseTicket(
  tableStore: Pick<TableStore, 'ticket' | 'round'>,
  roundId: string,
): DrawnRound | undefined {
  const ticket = tableStore.ticket(roundId);
  if (!ticket) return undefined;
  const { table, roundNo, state, winMinor, bets, at } = ticket;
  const round = tableStore.round(table, roundNo);
  const { shown, seed } = round?.state === 'result' ? round : {};
  const chips = bets.flatMap((bet) => bet.chips.map(({ spot, minor }) => ({ spot, minor, state: bet.state })));
  return disclosure({
    game: table,
    state,
    at,
    stakeMinor: activeStakeMinor(ticket),
    winMinor,
    outcome: shown && { shown, chips },
    seed: seed && `${seed}, ${clientSeedOf(table, roundNo)}`,
  });
}

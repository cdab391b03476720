import { findTableGame } from '../games/table-games.ts';
import type { LiveDeps } from './live-table.ts';
import { tableRules } from './table.rules.ts';
import type { TableRound } from './table-round.ts';
import { resultOf } from './table-round.ts';
import { settleTickets } from './tickets/settle-tickets.ts';
import { withoutResult, withResult } from './tickets/ticket.rules.ts';
import type { Ticket } from './tickets/ticket.ts';

export interface LeftOpen {
  rounds: readonly TableRound[];
  tickets: readonly Ticket[];
}

/** Finishes open work of the last run: settles tickets of rounds with a stored result, and returns all other stakes. */
export async function resumeTables(deps: LiveDeps, left: LeftOpen): Promise<void> {
  const { tableStore, report } = deps;
  for (const round of left.rounds) {
    const game = findTableGame(round.table);
    await tableStore.saveRound({ ...round, state: 'cancelled' });
    if (game) report(resultOf(round, 'cancelled', tableRules(game.engine)));
  }
  for (const ticket of left.tickets) if (ticket.state === 'open') await tableStore.saveTicket(frozen(deps, ticket));
  await settleTickets(
    deps,
    left.tickets.map(({ roundId }) => roundId),
  );
}

function frozen({ tableStore }: LiveDeps, ticket: Ticket): Ticket {
  const round = tableStore.round(ticket.table, ticket.roundNo);
  const game = findTableGame(ticket.table);
  if (!game || round?.state !== 'result' || !round.shown) return withoutResult(ticket);
  return withResult(ticket, tableRules(game.engine), round.shown);
}

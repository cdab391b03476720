import type { UnsettledRound } from '../../operators/round-act-calls.ts';
import { unsettledRound } from '../../operators/round-views.ts';
import { isTicketStuck, type Ticket } from './ticket.ts';

/** Maps a ticket to the operators' view. `stake` is the sum of requested and not refused stakes. */
export function unsettledTicket(ticket: Ticket): UnsettledRound {
  const { table, roundId, playerId, at, bets, winMinor } = ticket;
  const state = isTicketStuck(ticket) ? 'stuck' : ticket.state;
  return unsettledRound({
    gameCode: table,
    roundId,
    playerId,
    state,
    since: at,
    stakeMinor: bets.filter((bet) => bet.state !== 'refused').reduce((sum, { minor }) => sum + minor, 0),
    winMinor: state === 'open' ? undefined : winMinor,
    refusal: bets.find((bet) => bet.refusal !== undefined)?.refusal,
  });
}

/** Makes the refused payments of a stuck ticket due again. */
export function owedAgain(ticket: Ticket): Ticket {
  const bets = ticket.bets.map((bet) => (bet.state === 'stuck' ? { ...bet, state: 'returning' as const } : bet));
  return { ...ticket, bets, state: 'settling' };
}

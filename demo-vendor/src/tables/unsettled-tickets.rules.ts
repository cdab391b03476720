import { amountFromMinor } from '@portal/shared/contract/amounts';
import type { UnsettledRound } from '../operators/round-act-calls.ts';
import { isTicketStuck, type Ticket } from './ticket.ts';

const amount = (minor: number) => amountFromMinor(BigInt(minor));

/** A ticket as an operator sees it. `stake` is all that was asked for and not refused. */
export function unsettledTicket(ticket: Ticket): UnsettledRound {
  const { table, roundId, playerId, at, bets, winMinor } = ticket;
  const state = isTicketStuck(ticket) ? 'stuck' : ticket.state;
  const staked = bets.filter((bet) => bet.state !== 'refused').reduce((sum, { minor }) => sum + minor, 0);
  const refusal = bets.find((bet) => bet.refusal !== undefined)?.refusal;
  return {
    ...{ gameCode: table, roundId, playerId, state, since: at, stake: amount(staked) },
    ...(state !== 'open' && { win: amount(winMinor) }),
    ...(refusal !== undefined && { refusal }),
  };
}

/** A stuck ticket that owes again what the platform refused. */
export function owedAgain(ticket: Ticket): Ticket {
  const bets = ticket.bets.map((bet) => (bet.state === 'stuck' ? { ...bet, state: 'returning' as const } : bet));
  return { ...ticket, bets, state: 'settling' };
}

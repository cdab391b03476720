import { amountFromMinor } from '@portal/shared/contract/amounts';
import type { UnsettledRound } from '../../operators/round-act-calls.ts';
import type { SportsTicket } from './sports-ticket.ts';

const amount = (minor: number) => amountFromMinor(BigInt(minor));

/** Maps a ticket to the operators' view; the win is known once its matches have decided it. */
export function unsettledTicket(ticket: SportsTicket): UnsettledRound {
  const { gameCode, roundId, playerId, state, at, stakeMinor, payMinor, refusal } = ticket;
  return {
    gameCode,
    roundId,
    playerId,
    state,
    since: at,
    stake: amount(stakeMinor),
    ...((state === 'settling' || state === 'stuck') && { win: amount(payMinor) }),
    ...(refusal !== undefined && { refusal }),
  };
}

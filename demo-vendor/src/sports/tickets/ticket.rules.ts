import { amountFromMinor } from '@portal/shared/contract/amounts';
import type { SettleItem, SettleResult } from '@portal/shared/contract/vendor-api/settlement';
import { type Final, judge } from './judge.rules.ts';
import { decide } from './payout.rules.ts';
import { betIdOf, rollbackIdOf, type SportsTicket, winIdOf } from './sports-ticket.ts';

/** Applies results to a taken ticket; `finalOf` is undefined for a running match. */
export function withFinals(ticket: SportsTicket, finalOf: (fixtureId: string) => Final | undefined): SportsTicket {
  if (ticket.state !== 'taken') return ticket;
  const legs = ticket.legs.map(({ fixtureId, market, selection, price }) => {
    const final = finalOf(fixtureId);
    return { price, verdict: final && judge(final, market, selection) };
  });
  const decision = decide(ticket.stakeMinor, legs);
  if (decision.kind === 'open') return ticket;
  if (decision.kind === 'void') return { ...ticket, state: 'returning' };
  return { ...ticket, state: 'settling', payMinor: decision.minor };
}

/** Returns the item to send to the platform for a ticket, if any. */
export function dueItem(ticket: SportsTicket): SettleItem | undefined {
  const { playerId, roundId, gameCode } = ticket;
  if (ticket.state === 'returning') {
    const transactionId = rollbackIdOf(ticket);
    return { kind: 'rollback', transactionId, betTransactionId: betIdOf(ticket), playerId, roundId };
  }
  if (ticket.state !== 'settling') return undefined;
  const amount = amountFromMinor(BigInt(ticket.payMinor));
  return { kind: 'win', transactionId: winIdOf(ticket), playerId, gameCode, roundId, amount, closeRound: true };
}

/** Applies the answer to a due item; 'later' or no answer changes nothing. */
export function afterSettle(ticket: SportsTicket, result: SettleResult | undefined): SportsTicket {
  if (!result || result.status === 'later') return ticket;
  const balance = result.balance ?? ticket.balance;
  if (result.status === 'refused') return { ...ticket, state: 'stuck', balance };
  return { ...ticket, state: ticket.state === 'returning' ? 'void' : 'settled', balance };
}

import type { SettleItem, SettleResult } from '@portal/shared/contract/vendor-api/batch-settlement';
import { rollbackIdOf, rollbackItem, winIdOf, winItem } from '../../tickets/transactions.ts';
import { type Final, judge } from './judge.rules.ts';
import { decide } from './payout.rules.ts';
import type { SportsTicket } from './sports-ticket.ts';

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

/** Returns the items to send to the platform for a ticket. */
export function dueItems(ticket: SportsTicket): SettleItem[] {
  if (ticket.state === 'returning') return [rollbackItem(ticket)];
  return ticket.state === 'settling' ? [winItem(ticket, ticket.payMinor)] : [];
}

/** Applies the answer to the due item, if there is one. */
export function afterSettle(ticket: SportsTicket, answers: ReadonlyMap<string, SettleResult>): SportsTicket {
  const isReturning = ticket.state === 'returning';
  const answer = answers.get((isReturning ? rollbackIdOf : winIdOf)(ticket.roundId));
  if (!answer) return ticket;
  const balance = answer.balance ?? ticket.balance;
  if (answer.status === 'refused') return { ...ticket, state: 'stuck', balance };
  return { ...ticket, state: isReturning ? 'void' : 'settled', balance };
}

import type { SettleItem, SettleResult } from '@portal/shared/contract/vendor-api/batch-settlement';
import { rollbackIdOf, rollbackItem, winIdOf, winItem } from '../../tickets/transactions.ts';
import type { Shown, TableRules } from '../table.rules.ts';
import type { TableBet, Ticket } from './ticket.ts';

/**
 * Applies the result to a ticket: taken stakes play, unanswered ones are rolled back (which also stops those still on
 * their way).
 */
export function withResult(ticket: Ticket, rules: TableRules, shown: Shown): Ticket {
  const bets = ticket.bets.map((bet) => (bet.state === 'asked' ? { ...bet, state: 'returning' as const } : bet));
  const takenChips = bets.filter(({ state }) => state === 'taken').flatMap(({ chips }) => chips);
  const winMinor = takenChips.reduce(
    (sum, { spot, minor }) => sum + (minor / rules.denominator) * rules.units(shown, spot),
    0,
  );
  return ended({ ...ticket, bets, winMinor, state: 'settling' });
}

/** Returns every stake of a ticket in a round without a result. */
export function withoutResult(ticket: Ticket): Ticket {
  const bets = ticket.bets.map((bet) =>
    bet.state === 'asked' || bet.state === 'taken' ? { ...bet, state: 'returning' as const } : bet,
  );
  return ended({ ...ticket, bets, winMinor: 0, state: 'settling' });
}

/** Returns the items to send next. Rollbacks come first, because a win closes the round. */
export function dueItems(ticket: Ticket): SettleItem[] {
  if (ticket.state !== 'settling') return [];
  const returning = ticket.bets.filter(({ state }) => state === 'returning');
  if (returning.length === 0) return [winItem({ ...ticket, gameCode: ticket.table }, ticket.winMinor)];
  return returning.map(({ transactionId }) => rollbackItem(ticket, transactionId, rollbackIdOf(transactionId)));
}

/** Applies the answers to a ticket. */
export function afterSettle(ticket: Ticket, answers: ReadonlyMap<string, SettleResult>): Ticket {
  const win = answers.get(winIdOf(ticket.roundId));
  if (win)
    return { ...ticket, state: win.status === 'done' ? 'settled' : 'stuck', balance: win.balance ?? ticket.balance };
  let { balance } = ticket;
  const bets = ticket.bets.map((bet): TableBet => {
    const answer = bet.state === 'returning' ? answers.get(rollbackIdOf(bet.transactionId)) : undefined;
    if (!answer) return bet;
    balance = answer.balance ?? balance;
    return { ...bet, state: answer.status === 'done' ? 'returned' : 'stuck' };
  });
  return ended({ ...ticket, bets, balance });
}

/** Ends a ticket without taken or returning stakes. */
function ended(ticket: Ticket): Ticket {
  if (ticket.bets.some(({ state }) => state === 'taken' || state === 'returning')) return ticket;
  return { ...ticket, state: ticket.bets.some(({ state }) => state === 'stuck') ? 'stuck' : 'void' };
}

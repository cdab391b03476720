import { amountFromMinor } from '@portal/shared/contract/amounts';
import type { SettleItem, SettleResult } from '@portal/shared/contract/vendor-api/settlement';
import type { Shown, TableRules } from '../table.rules.ts';
import { rollbackIdOf, type TableBet, type Ticket, winIdOf } from './ticket.ts';

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
  const { playerId, roundId } = ticket;
  if (ticket.state !== 'settling') return [];
  const returning = ticket.bets.filter(({ state }) => state === 'returning');
  if (returning.length > 0) {
    return returning.map((bet) => ({
      kind: 'rollback',
      transactionId: rollbackIdOf(bet),
      betTransactionId: bet.transactionId,
      playerId,
      roundId,
    }));
  }
  const amount = amountFromMinor(BigInt(ticket.winMinor));
  const win = { transactionId: winIdOf(ticket), playerId, gameCode: ticket.table, roundId, amount };
  return [{ kind: 'win', ...win, closeRound: true }];
}

/** Applies answers to a ticket, except those marked 'later'. */
export function afterSettle(ticket: Ticket, results: ReadonlyMap<string, SettleResult>): Ticket {
  const win = results.get(winIdOf(ticket));
  if (win && win.status !== 'later') {
    return { ...ticket, state: win.status === 'done' ? 'settled' : 'stuck', balance: win.balance ?? ticket.balance };
  }
  let { balance } = ticket;
  const bets = ticket.bets.map((bet): TableBet => {
    const result = bet.state === 'returning' ? results.get(rollbackIdOf(bet)) : undefined;
    if (!result || result.status === 'later') return bet;
    balance = result.balance ?? balance;
    return { ...bet, state: result.status === 'done' ? 'returned' : 'stuck' };
  });
  return ended({ ...ticket, bets, balance });
}

/** Ends a ticket without taken or returning stakes. */
function ended(ticket: Ticket): Ticket {
  if (ticket.bets.some(({ state }) => state === 'taken' || state === 'returning')) return ticket;
  return { ...ticket, state: ticket.bets.some(({ state }) => state === 'stuck') ? 'stuck' : 'void' };
}

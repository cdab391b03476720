import { amountFromMinor } from '@portal/shared/contract/amounts';
import { vendorBet } from '@portal/shared/contract/vendor-api/calls';
import type { Gateway } from '../gateway/platform-gateway.ts';
import { backoffMs } from '../rounds/backoff.rules.ts';
import type { TableBooks } from './table-books.ts';
import type { TableClock } from './table-clock.ts';
import type { TableBet, Ticket } from './ticket.ts';

export interface TicketDeps {
  books: TableBooks;
  gateway: Gateway;
  clock: TableClock;
  log(message: string, details: object): void;
  /** Told after each change of a ticket that is on the disk. */
  changed(ticket: Ticket): void;
}

/** Asks for the stake of a journaled bet until it is answered, or until the round's result comes first. */
export async function askStake(deps: TicketDeps, roundId: string, betId: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const asked = askedBet(deps.books, roundId, betId);
    if (!asked) return;
    const reply = await deps.gateway.call(vendorBet, stakeOf(asked.ticket, asked.bet));
    if (reply.kind !== 'unreachable') {
      const refusal = reply.kind === 'refusal' ? reply.code : undefined;
      const balance = reply.kind === 'refusal' ? reply.balance : reply.value.balance;
      return keepAnswer(deps, roundId, betId, { state: refusal ? 'refused' : 'taken', refusal }, balance);
    }
    if (!(await deps.clock.wait(backoffMs(attempt, Math.random())))) return;
  }
}

/** The bet, while nothing is decided of it. */
function askedBet(books: TableBooks, roundId: string, betId: string) {
  const ticket = books.ticket(roundId);
  const bet = ticket?.bets.find((each) => each.betId === betId);
  return ticket && bet?.state === 'asked' ? { ticket, bet } : undefined;
}

async function keepAnswer(
  { books, changed }: TicketDeps,
  roundId: string,
  betId: string,
  answer: Pick<TableBet, 'state' | 'refusal'>,
  balance: string | undefined,
): Promise<void> {
  // The result may have come while the answer was on its way: then the stake is going back already.
  const asked = askedBet(books, roundId, betId);
  if (!asked) return;
  const bets = asked.ticket.bets.map((bet) => (bet === asked.bet ? { ...bet, ...answer } : bet));
  const ticket = { ...asked.ticket, bets, balance: balance ?? asked.ticket.balance };
  await books.saveTicket(ticket);
  changed(books.ticket(roundId) ?? ticket);
}

function stakeOf(ticket: Ticket, bet: TableBet) {
  return {
    transactionId: bet.transactionId,
    launchId: bet.launchId,
    playerId: ticket.playerId,
    gameCode: ticket.table,
    roundId: ticket.roundId,
    amount: amountFromMinor(BigInt(bet.minor)),
  };
}

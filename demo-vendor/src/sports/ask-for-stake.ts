import { amountFromMinor } from '@portal/shared/contract/amounts';
import { vendorBet } from '@portal/shared/contract/vendor-api/calls';
import type { Gateway } from '../gateway/platform-gateway.ts';
import { backoffMs } from '../rounds/backoff.rules.ts';
import type { TableClock } from '../tables/table-clock.ts';
import { type BookTicket, betIdOf } from './book-ticket.ts';
import type { SportsBooks } from './sports-books.ts';

export interface TicketDeps {
  books: SportsBooks;
  gateway: Gateway;
  clock: TableClock;
  log(message: string, details: object): void;
  /** Told after each change of a ticket that is on the disk. */
  changed(ticket: BookTicket): void;
}

/** A stake that is not answered so long goes back: nobody shall have a price of long ago. */
const patienceMs = 15_000;

/** Asks for the stake of a journaled ticket until it is answered; in the end it is given back. */
export async function askForStake(deps: TicketDeps, roundId: string): Promise<void> {
  const { books, gateway, clock } = deps;
  for (let attempt = 1; ; attempt += 1) {
    const ticket = books.ticket(roundId);
    if (ticket?.state !== 'asked') return;
    if (clock.now() - Date.parse(ticket.at) > patienceMs) {
      return keep(deps, { ...ticket, state: 'returning', refusal: 'not_answered' });
    }
    const { playerId, launchId, gameCode, stakeMinor } = ticket;
    const amount = amountFromMinor(BigInt(stakeMinor));
    const stake = { transactionId: betIdOf(ticket), launchId, playerId, gameCode, roundId, amount };
    const reply = await gateway.call(vendorBet, stake);
    if (reply.kind === 'refusal') {
      return keep(deps, { ...ticket, state: 'refused', refusal: reply.code, balance: reply.balance });
    }
    if (reply.kind === 'answer') return keep(deps, { ...ticket, state: 'taken', balance: reply.value.balance });
    if (!(await clock.wait(backoffMs(attempt, Math.random())))) return;
  }
}

async function keep({ books, changed }: TicketDeps, ticket: BookTicket): Promise<void> {
  await books.saveTicket(ticket);
  changed(ticket);
}

import { type SettleResult, vendorSettle } from '@portal/shared/contract/vendor-api/settle-calls';
import { backoffMs } from '../rounds/backoff.rules.ts';
import type { TicketDeps } from './ask-for-stake.ts';
import { rollbackIdOf, winIdOf } from './book-ticket.ts';
import { afterSettle, dueItem } from './ticket.rules.ts';

const itemsPerCall = 1000;

/** Tells the platform of tickets that are decided, in as few calls as it takes, however often nobody answers. */
export function createSettler(deps: TicketDeps): () => void {
  let isBusy = false;

  async function work(): Promise<void> {
    let attempt = 0;
    for (let due = deps.books.dueTickets(); due.length > 0; due = deps.books.dueTickets()) {
      const items = due.flatMap((ticket) => dueItem(ticket) ?? []).slice(0, itemsPerCall);
      const reply = await deps.gateway.call(vendorSettle, { items });
      const decided = reply.kind === 'answer' ? reply.value.results.filter(({ status }) => status !== 'later') : [];
      await keepResults(deps, decided);
      attempt = decided.length > 0 ? 0 : attempt + 1;
      if (attempt > 0 && !(await deps.clock.wait(backoffMs(attempt, Math.random())))) return;
    }
  }

  return () => {
    if (isBusy) return;
    isBusy = true;
    work()
      .catch((error: unknown) => deps.log('tickets could not be settled', { error: String(error) }))
      .finally(() => {
        isBusy = false;
      });
  };
}

async function keepResults({ books, log, changed }: TicketDeps, results: readonly SettleResult[]): Promise<void> {
  const byId = new Map(results.map((result) => [result.transactionId, result]));
  for (const { transactionId, status, code } of results) {
    if (status === 'refused') log('an item of a settlement was refused', { transactionId, code });
  }
  const after = books.dueTickets().flatMap((ticket) => {
    const result = byId.get(ticket.state === 'returning' ? rollbackIdOf(ticket) : winIdOf(ticket));
    return result ? [afterSettle(ticket, result)] : [];
  });
  await Promise.all(after.map((ticket) => books.saveTicket(ticket)));
  for (const ticket of after) changed(ticket);
}

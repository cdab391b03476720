import { type SettleResult, vendorSettle } from '@portal/shared/contract/vendor-api/settlement';
import { backoffMs } from '../../retry/backoff.rules.ts';
import type { TicketDeps } from './ask-stake.ts';
import { afterSettle, dueItems } from './ticket.rules.ts';
import { isTicketOver, type Ticket } from './ticket.ts';

const itemsPerCall = 1000;

/** Settles tickets in batches, and retries until the platform answers or the process stops. */
export async function settleTickets(deps: TicketDeps, roundIds: readonly string[]): Promise<void> {
  const open = () =>
    roundIds.flatMap((id) => deps.tableStore.ticket(id) ?? []).filter((ticket) => !isTicketOver(ticket));
  let attempt = 0;
  for (let tickets = open(); tickets.length > 0; tickets = open()) {
    const items = tickets.flatMap(dueItems).slice(0, itemsPerCall);
    if (items.length === 0) return;
    const reply = await deps.gateway.call(vendorSettle, { items });
    const decided = reply.kind === 'answer' ? reply.value.results.filter(({ status }) => status !== 'later') : [];
    await keepResults(deps, tickets, decided);
    attempt = decided.length > 0 ? 0 : attempt + 1;
    if (attempt > 0 && !(await deps.clock.wait(backoffMs(attempt, Math.random())))) return;
  }
}

async function keepResults(
  { tableStore, log, changed }: TicketDeps,
  tickets: readonly Ticket[],
  results: readonly SettleResult[],
): Promise<void> {
  const byId = new Map(results.map((result) => [result.transactionId, result]));
  for (const { transactionId, status, code } of results) {
    if (status === 'refused') log('an item of a settlement was refused', { transactionId, code });
  }
  const after = tickets.map((ticket) => ({ before: ticket, now: afterSettle(ticket, byId) }));
  const moved = after.filter(({ before, now }) => JSON.stringify(before) !== JSON.stringify(now));
  await Promise.all(moved.map(({ now }) => tableStore.saveTicket(now)));
  for (const { now } of moved) changed(now);
}

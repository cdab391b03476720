import { type SettleResult, vendorSettle } from '@portal/shared/contract/vendor-api/settlement';
import { createBatchSettler } from '../../retry/batch-settler.ts';
import type { TicketDeps } from './ask-for-stake.ts';
import { rollbackIdOf, winIdOf } from './sports-ticket.ts';
import { afterSettle, dueItem } from './ticket.rules.ts';

/** Creates the settler that sends decided tickets to the platform in batches until they are answered. */
export function createSettler(deps: TicketDeps): () => void {
  const { sportsStore, gateway } = deps;
  return createBatchSettler(deps, {
    due: (limit) =>
      sportsStore
        .dueTickets()
        .flatMap((ticket) => dueItem(ticket) ?? [])
        .slice(0, limit),
    send: (items) => gateway.call(vendorSettle, { items: [...items] }),
    keep: (decided) => keepResults(deps, decided),
  });
}

async function keepResults(
  { sportsStore, changed }: TicketDeps,
  decided: ReadonlyMap<string, SettleResult>,
): Promise<void> {
  const after = sportsStore.dueTickets().flatMap((ticket) => {
    const result = decided.get(ticket.state === 'returning' ? rollbackIdOf(ticket) : winIdOf(ticket));
    return result ? [afterSettle(ticket, result)] : [];
  });
  await Promise.all(after.map((ticket) => sportsStore.saveTicket(ticket)));
  for (const ticket of after) changed(ticket);
}

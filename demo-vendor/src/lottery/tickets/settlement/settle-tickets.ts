import { type SettleResult, vendorResettle, vendorSettle } from '@portal/shared/contract/vendor-api/batch-settlement';
import { createSettler } from '../../../tickets/settler.ts';
import { keyOf, type LotteryTicket, type TicketPart } from '../lottery-ticket.ts';
import { saveChanges } from '../save-changes.ts';
import type { LotteryTicketDeps } from '../ticket-deps.ts';
import type { TicketChange } from '../ticket-journal.rules.ts';
import type { PartAt } from '../ticket-store.ts';
import { afterAnswer, resettleItem, settleItem } from './due-items.rules.ts';
import { createDueParts } from './due-parts.ts';

/**
 * Creates the settlers that send every part that is settling, returning or resettling until it is answered. Calls
 * `answered` with the tickets, since a correction may have come meanwhile.
 */
export function createSettlers(deps: LotteryTicketDeps, answered: (keys: readonly string[]) => void): () => void {
  const { ticketStore, gateway } = deps;
  const due = createDueParts();
  for (const ticket of ticketStore.openTickets())
    due.note(
      keyOf(ticket),
      ticket.parts.map((part, no) => ({ no, part })),
    );
  ticketStore.onSaved(({ key, parts }) => due.note(key, parts));

  const itemsOf = <Item>(
    entries: readonly [string, PartAt][],
    itemOf: (ticket: LotteryTicket, part: TicketPart) => Item,
  ) =>
    entries.flatMap(([, { key, no }]) => {
      const ticket = ticketStore.ticket(key);
      const part = ticket?.parts[no];
      return ticket && part ? [itemOf(ticket, part)] : [];
    });

  async function save(answers: ReadonlyMap<string, SettleResult>): Promise<void> {
    const changes = [...answers].flatMap(([transactionId, result]): TicketChange[] => {
      const at = due.find(transactionId);
      const part = at && ticketStore.ticket(at.key)?.parts[at.no];
      if (!at || !part) return [];
      const head = result.balance === undefined ? {} : { balance: result.balance };
      return [{ key: at.key, ...head, parts: [{ no: at.no, part: afterAnswer(part, result) }] }];
    });
    if (changes.length > 0) await saveChanges(deps, changes);
    due.drop(answers.keys());
    answered(changes.map(({ key }) => key));
  }

  const settle = createSettler(deps, {
    due: (limit) => itemsOf(due.settle(limit), settleItem),
    send: (items) => gateway.call(vendorSettle, { items: [...items] }),
    save,
    putOff: due.putOff,
  });
  const resettle = createSettler(deps, {
    due: (limit) => itemsOf(due.resettle(limit), resettleItem),
    send: (items) => gateway.call(vendorResettle, { items: [...items] }),
    save,
    putOff: due.putOff,
  });
  return () => {
    settle();
    resettle();
  };
}

import { type SettleItem, type SettleResult, vendorSettle } from '@portal/shared/contract/vendor-api/batch-settlement';
import type { Reply } from '../gateway/platform-client.ts';
import { backoffMs } from '../timing/backoff.rules.ts';
import { createLoop } from '../timing/create-loop.ts';
import type { TicketDeps } from './ticket-deps.ts';

const itemsPerCall = 1000;

type Answers = ReadonlyMap<string, SettleResult>;

/** Items to send to the platform, and how to store its answers. */
interface DueWork<Item extends { transactionId: string }> {
  /** Returns the items due now, at most `limit`. */
  due(limit: number): readonly Item[];
  send(items: readonly Item[]): Promise<Reply<{ results: readonly SettleResult[] }>>;
  /** Stores the answers, by transaction; the items are no longer due when it resolves. */
  save(answers: Answers): Promise<void>;
  /** Called with items that were answered `later`, so that others may come first. */
  putOff?(transactionIds: readonly string[]): void;
}

type SettlerDeps = Pick<TicketDeps<never>, 'clock' | 'log'>;

/** How tickets are settled; rules are pure. */
interface Settlement<Ticket> {
  /** Returns tickets that may have due items. */
  tickets(): readonly Ticket[];
  dueItems(ticket: Ticket): readonly SettleItem[];
  /** Applies the answers to its due items. */
  afterSettle(ticket: Ticket, answers: Answers): Ticket;
  save(ticket: Ticket): Promise<void>;
}

/** Returns the work of settling tickets that are each one entry of their store. */
export function ticketWork<Ticket>(
  { gateway, changed }: Pick<TicketDeps<Ticket>, 'gateway' | 'changed'>,
  { tickets, dueItems, afterSettle, save }: Settlement<Ticket>,
): DueWork<SettleItem> {
  return {
    due: (limit) => tickets().flatMap(dueItems).slice(0, limit),
    send: (items) => gateway.call(vendorSettle, { items: [...items] }),
    async save(answers) {
      const isAnswered = (ticket: Ticket) => dueItems(ticket).some(({ transactionId }) => answers.has(transactionId));
      const after = tickets()
        .filter(isAnswered)
        .map((ticket) => afterSettle(ticket, answers));
      await Promise.all(after.map(save));
      for (const ticket of after) changed(ticket);
    },
  };
}

/** Creates the function that sends one batch; it resolves to false when the process is stopping. */
function createBatch<Item extends { transactionId: string }>({ clock, log }: SettlerDeps, work: DueWork<Item>) {
  let attempt = 0;
  return async (): Promise<boolean> => {
    const reply = await work.send(work.due(itemsPerCall));
    const results = reply.kind === 'answer' ? reply.value.results : [];
    const answered = results.filter(({ status }) => status !== 'later');
    for (const { transactionId, status, code } of answered) {
      if (status === 'refused') log('an item of a settlement was refused', { transactionId, code });
    }
    await work.save(new Map(answered.map((result) => [result.transactionId, result])));
    work.putOff?.(results.flatMap(({ status, transactionId }) => (status === 'later' ? [transactionId] : [])));
    attempt = answered.length > 0 ? 0 : attempt + 1;
    return attempt === 0 || clock.wait(backoffMs(attempt, Math.random()));
  };
}

/** Sends due items to the platform in batches, and retries until all are answered or the process stops. */
export async function settleAll<Item extends { transactionId: string }>(
  deps: SettlerDeps,
  work: DueWork<Item>,
): Promise<void> {
  const send = createBatch(deps, work);
  while (isDue(work)) if (!(await send())) return;
}

/** Creates the function that starts sending due items in the background, until all are answered. */
export function createSettler<Item extends { transactionId: string }>(
  deps: SettlerDeps,
  work: DueWork<Item>,
): () => void {
  return createLoop({
    isNeeded: () => isDue(work),
    turn: createBatch(deps, work),
    failed: (error) => deps.log('tickets could not be settled', { error: String(error) }),
  });
}

const isDue = <Item extends { transactionId: string }>({ due }: DueWork<Item>) => due(itemsPerCall).length > 0;

import type { KernelParts } from '../kernel-parts.ts';
import type { StartsFrom } from './cursors.ts';
import { type outboxEvents as events, outboxFailures as failures } from './outbox.tables.ts';
import type { OutboxEvent, Topic } from './topic.ts';

export type EventRow = typeof events.$inferSelect;

interface OutboxMessage {
  payload: unknown;
  event: OutboxEvent;
}

export interface Subscription {
  name: string;
  topic: Topic;
  from: StartsFrom;
  /** Checks the payloads with the topic's schema and passes them to the handler. */
  deliver: (messages: readonly OutboxMessage[]) => Promise<void>;
}

/** How far a delivery got. */
interface Passed {
  /** Events that were delivered or became dead letters. */
  passed: number;
  /** Consecutive failures of the next event. */
  failures: number;
}

const attemptsAtMost = 10;

/**
 * Delivers events in savepoints of the surrounding transaction. All go in one savepoint, which makes it fast; on
 * failure it is rolled back and retried in halves, so that only the faulty event fails and those before it pass.
 */
export async function deliverEvents(
  parts: KernelParts,
  subscription: Subscription,
  batch: readonly EventRow[],
  failedBefore: number,
): Promise<Passed> {
  const [first] = batch;
  if (!first) return { passed: 0, failures: failedBefore };
  // An event that failed before is delivered alone, so that the others can still be delivered together.
  if (failedBefore > 0 && batch.length > 1) return deliverInParts(parts, subscription, batch, 1, failedBefore);
  try {
    await parts.database.transaction(() => subscription.deliver(batch.map(outboxMessageOf)));
    return { passed: batch.length, failures: 0 };
  } catch (error) {
    if (batch.length > 1) return deliverInParts(parts, subscription, batch, Math.ceil(batch.length / 2), 0);
    return failedAlone(parts, subscription, first, failedBefore + 1, error);
  }
}

/** Converts a row to what a subscriber receives. */
export const outboxMessageOf = ({ id, createdAt, payload }: EventRow): OutboxMessage => ({
  payload,
  event: { id: String(id), createdAt },
});

/** Delivers those before `at`, then the others, unless one of the first has to be retried. */
async function deliverInParts(
  parts: KernelParts,
  subscription: Subscription,
  batch: readonly EventRow[],
  at: number,
  failedBefore: number,
): Promise<Passed> {
  const first = await deliverEvents(parts, subscription, batch.slice(0, at), failedBefore);
  if (first.passed < at) return first;
  const others = await deliverEvents(parts, subscription, batch.slice(at), first.failures);
  return { passed: at + others.passed, failures: others.failures };
}

/**
 * After too many failures an event becomes a dead letter, until an operator has it delivered again
 * (dead-letters.ts).
 */
async function failedAlone(
  parts: KernelParts,
  { name: subscriber }: Subscription,
  event: EventRow,
  failed: number,
  error: unknown,
): Promise<Passed> {
  parts.logger.error({ err: error, subscriber, event: String(event.id) }, 'outbox subscriber failed');
  if (failed < attemptsAtMost) return { passed: 0, failures: failed };
  const reason = error instanceof Error ? error.message : String(error);
  const row = { subscriber, eventId: event.id, reason, failedAt: parts.clock.now() };
  await parts.database.db.insert(failures).values(row);
  parts.logger.error({ subscriber, event: String(event.id) }, 'outbox dead letter: operator events list');
  return { passed: 1, failures: 0 };
}

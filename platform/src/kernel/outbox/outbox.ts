import type { InferInput, InferOutput } from 'valibot';
import * as v from 'valibot';
import type { KernelParts } from '../kernel-parts.ts';
import type { StartsFrom } from './cursors.ts';
import { countDeadLetters, type DeadLetter, listDeadLetters, type Redelivery, redeliver } from './dead-letters.ts';
import type { Subscription } from './delivery.ts';
import type { OutboxEvent, Topic } from './topic.ts';
import { oldestUndelivered } from './undelivered.ts';
import { createOutboxWorker } from './worker.ts';

export { defineTopic, type OutboxEvent, type Topic } from './topic.ts';

interface SubscribeOptions {
  /**
   * `now` for what pays or notifies members: on a used portal a new subscriber skips the events that exist at its first
   * start, and keeps its cursor from then on. `beginning` (the default) for what counts the past.
   */
  from?: StartsFrom;
}

export interface Outbox {
  /** Writes the event in the surrounding transaction: it is delivered if and only if that commits. */
  publish<T extends Topic>(topic: T, payload: InferInput<T['payload']>): Promise<void>;
  /** As `publish`, for several events in order. */
  publishAll<T extends Topic>(topic: T, payloads: readonly InferInput<T['payload']>[]): Promise<void>;
  /**
   * Delivers each event to the subscriber at least once, in one transaction with its cursor: what the handler writes to
   * the database happens exactly once. `name` must never change; a new subscriber starts where its options say.
   */
  subscribe<T extends Topic>(
    topic: T,
    name: string,
    handler: (payload: InferOutput<T['payload']>, event: OutboxEvent) => Promise<void>,
    options?: SubscribeOptions,
  ): void;
  /**
   * As `subscribe`, several events at once in order, for frequent events: all of the handler's writes are committed, or
   * none. A failed batch is delivered again in halves, down to the faulty event.
   */
  subscribeBatches<T extends Topic>(
    topic: T,
    name: string,
    handler: (payloads: InferOutput<T['payload']>[]) => Promise<void>,
    options?: SubscribeOptions,
  ): void;
  /**
   * Returns when the oldest event was written that one of the subscribers has not processed, whichever process
   * delivers; undefined if there is none. A dead letter counts as not processed.
   */
  oldestUndelivered(subscribers: readonly string[]): Promise<Date | undefined>;
  /** Returns a page of dead letters, oldest first, and their total. */
  deadLetters(page: { limit: number; offset: number }): Promise<{ list: DeadLetter[]; total: number }>;
  /** Delivers a dead letter again; undefined if there is none of that id. */
  redeliver(id: string): Promise<Redelivery | undefined>;
  start(): void;
  stop(): Promise<void>;
  /** Delivers until nothing is left; for tests and seeding. */
  drain(): Promise<void>;
}

type NewSubscription = Pick<Subscription, 'name' | 'topic'> & SubscribeOptions;

const pollMs = 1000;

/** A named statement, because it runs for every settled bet. Ids are drawn in the order of the events. */
const publishStatement = `insert into outbox_events (topic, payload, created_at)
  select $1, event.payload, $2 from jsonb_array_elements($3::jsonb) with ordinality as event (payload, no) order by event.no`;

export function createOutbox(parts: KernelParts): Outbox {
  const subscriptions: Subscription[] = [];
  const worker = createOutboxWorker(parts, subscriptions);
  let timer: NodeJS.Timeout | undefined;

  async function publishAll(topic: Topic, payloads: readonly unknown[]): Promise<void> {
    if (payloads.length === 0) return;
    const values = [topic.name, parts.clock.now().toISOString(), JSON.stringify(payloads)];
    await parts.database.call('outbox_publish', publishStatement, values);
    if (timer) parts.database.afterCommit(() => worker.nudge());
  }

  function add({ name, topic, from = 'beginning' }: NewSubscription, deliver: Subscription['deliver']): void {
    if (subscriptions.some((other) => other.name === name))
      throw new Error(`Two outbox subscribers are called ${name}`);
    subscriptions.push({ name, topic, from, deliver });
  }

  return {
    publish: (topic, payload) => publishAll(topic, [payload]),
    publishAll,
    subscribe(topic, name, handler, options) {
      add({ name, topic, ...options }, async (messages) => {
        for (const { payload, event } of messages) await handler(v.parse(topic.payload, payload), event);
      });
    },
    subscribeBatches(topic, name, handler, options) {
      add({ name, topic, ...options }, (messages) =>
        handler(messages.map(({ payload }) => v.parse(topic.payload, payload))),
      );
    },
    oldestUndelivered(names) {
      const asked = subscriptions.filter(({ name }) => names.includes(name));
      return oldestUndelivered(
        parts.database,
        asked.map(({ name, topic }) => ({ name, topic: topic.name })),
      );
    },
    async deadLetters(page) {
      const counts = await countDeadLetters(parts);
      return {
        list: await listDeadLetters(parts, page),
        total: [...counts.values()].reduce((sum, one) => sum + one, 0),
      };
    },
    redeliver: (id) => redeliver(parts, subscriptions, id),
    start() {
      timer = setInterval(() => worker.nudge(), pollMs);
      worker.nudge();
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await worker.idle();
    },
    drain: () => worker.drain(),
  };
}

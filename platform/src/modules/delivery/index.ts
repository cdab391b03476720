import { lt } from 'drizzle-orm';
import { Refusal } from '../../kernel/calls/refusal.ts';
import { everySeconds } from '../../kernel/jobs/jobs.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { createSecrets } from '../../kernel/security/secrets.ts';
import type { SiteSettings } from '../content/index.ts';
import { chooseSenders } from './choose-senders.ts';
import { deliveryMessages } from './delivery.tables.ts';
import { createDeliveryMetrics } from './delivery-metrics.ts';
import { createDeliveryWorker } from './delivery-worker.ts';
import type { Channel, OutgoingMessage } from './message.ts';
import { createPush, type Push } from './push/push.ts';
import { createPushDevices } from './push/push-devices.ts';
import { queueMessage } from './queue-message.ts';
import { readStoredMessages, type StoredMessage } from './stored-messages.ts';
import { writeMessage } from './write-message.rules.ts';

export type { Channel, OutgoingMessage, WrittenMessage } from './message.ts';
export type { Notification } from './push/push.ts';
export type { StoredMessage as KeptMessage } from './stored-messages.ts';
export type { TemplateName } from './templates/template-names.ts';

interface DeliveryDeps {
  settings: SiteSettings;
  /** Time-out of a sender per message. */
  timeoutMs?: number;
}

/** Outgoing messages: SMS, e-mail, and notifications on devices. */
export interface DeliveryModule {
  /**
   * Queues a message in the caller's transaction; a worker sends it. Applies no limits (verification does).
   * @throws Refusal `sms_failed`, `email_failed` when the process has no sender for the channel
   */
  send(message: OutgoingMessage): Promise<void>;
  /** Devices of members, and what they are notified of. */
  push: Push;
  /** True when the process has a sender for the channel. */
  canSend(channel: Channel): boolean;
  /** Sends until nothing is due; for tests without a worker. */
  drain(): Promise<void>;
  /** For /dev/outbox. Empty in production, where texts are not stored. */
  storedMessages(): Promise<StoredMessage[]>;
}

const retryAfterSeconds = 60;

/** Refusal when a channel sends no message; only the caller may retry. */
export function notSent(channel: Channel): Refusal {
  return new Refusal(channel === 'sms' ? 'sms_failed' : 'email_failed', { retryAfterSeconds });
}

export function createDeliveryModule(kernel: Kernel, { settings, timeoutMs = 10_000 }: DeliveryDeps): DeliveryModule {
  const { database, lifecycle, settings: process } = kernel;
  const secrets = createSecrets(process);
  const devices = createPushDevices(kernel, secrets);
  const senders = chooseSenders(process, timeoutMs, devices);
  const keepsTexts = process.NODE_ENV !== 'production';
  const metrics = createDeliveryMetrics(kernel.metrics);
  const worker = createDeliveryWorker({ kernel, secrets, senders, metrics, keepsTexts });
  lifecycle.onWork(worker.start);
  lifecycle.onStop(async () => {
    await worker.stop();
    for (const sender of Object.values(senders)) await sender?.close();
  });
  kernel.jobs.add({ name: 'forget-old-messages', periodsDue: everySeconds(3600), run: () => forgetOld(kernel) });
  kernel.jobs.add({ name: 'forget-unused-devices', periodsDue: everySeconds(3600), run: devices.forgetUnused });

  async function queue(message: OutgoingMessage): Promise<void> {
    const params = { brand: await settings.get('brandName'), ...message.params };
    const written = writeMessage({ ...message, params });
    const { template, isWithheld = false } = message;
    await queueMessage(kernel, secrets, { message: written, template, isWithheld });
    database.afterCommit(() => worker.nudge());
  }

  return {
    async send(message) {
      const { channel } = message;
      if (channel !== 'push' && !senders[channel]) throw notSent(channel);
      await queue(message);
    },
    push: createPush(process, devices, queue),
    canSend: (channel) => senders[channel] !== undefined,
    drain: worker.drain,
    storedMessages: () => readStoredMessages(database, secrets),
  };
}

/** Deletes messages older than a week. */
async function forgetOld({ database, clock }: Pick<Kernel, 'database' | 'clock'>): Promise<void> {
  const weekAgo = new Date(clock.now().getTime() - 7 * 24 * 3_600_000);
  await database.db.delete(deliveryMessages).where(lt(deliveryMessages.createdAt, weekAgo));
}

import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Kernel } from '../../kernel/kernel.ts';
import type { Secrets } from '../../kernel/security/secrets.ts';
import { leaseSeconds, secondsToNextAttempt } from './attempts.rules.ts';
import type { Senders } from './choose-senders.ts';
import { deliveryMessages as messages, sealedMessage } from './delivery.tables.ts';
import type { DeliveryMetrics } from './delivery-metrics.ts';
import type { WrittenMessage } from './message.ts';
import { SendingFailed } from './sender.ts';

export interface SendingDeps {
  kernel: Pick<Kernel, 'database' | 'clock' | 'logger'>;
  secrets: Secrets;
  senders: Senders;
  metrics: DeliveryMetrics;
  /** Whether texts of finished messages stay stored for /dev/outbox. */
  keepsTexts: boolean;
}

type Row = typeof messages.$inferSelect;

const batchSize = 10;

/** Sends due messages, at least once each. Returns how many were tried. */
export async function sendDue(deps: SendingDeps): Promise<number> {
  const rows = await claim(deps.kernel);
  await Promise.all(rows.map((row) => attempt(deps, row)));
  return rows.length;
}

/** Leases messages to this process: until the lease ends no other process sees them as due. */
async function claim({ database: { db }, clock }: SendingDeps['kernel']): Promise<Row[]> {
  const now = clock.now();
  const due = db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.state, 'waiting'), lte(messages.nextAt, now)))
    .orderBy(asc(messages.nextAt))
    .limit(batchSize)
    .for('update', { skipLocked: true });
  return db
    .update(messages)
    .set({ attempts: sql`${messages.attempts} + 1`, nextAt: later(now, leaseSeconds) })
    .where(inArray(messages.id, due))
    .returning();
}

async function attempt(deps: SendingDeps, row: Row): Promise<void> {
  const { id, channel, template, attempts } = row;
  try {
    const message: WrittenMessage = JSON.parse(deps.secrets.open(row.sealed, sealedMessage.of(row)));
    const sender = deps.senders[message.channel];
    if (!sender) throw new SendingFailed('no sender for this channel');
    await sender.send({ ...message, id });
  } catch (error) {
    const failure = error instanceof SendingFailed ? error : new SendingFailed('fault of the sender');
    return failed(deps, row, failure);
  }
  await end(deps, row, { state: 'sent', failure: null });
  deps.kernel.logger.debug({ message: id, channel, template, attempts }, 'message sent');
}

async function failed(deps: SendingDeps, row: Row, { message: failure, isFinal }: SendingFailed): Promise<void> {
  const { id, channel, template, attempts } = row;
  const wait = isFinal ? undefined : secondsToNextAttempt(attempts);
  deps.kernel.logger.warn(
    { message: id, channel, template, attempts, failure, isOver: wait === undefined },
    'message not sent',
  );
  if (wait === undefined) return end(deps, row, { state: 'failed', failure });
  const nextAt = later(deps.kernel.clock.now(), wait);
  await update(deps, row, { failure, nextAt });
  deps.metrics.count(channel, 'retried');
}

async function end(deps: SendingDeps, row: Row, change: { state: 'sent' | 'failed'; failure: string | null }) {
  const text = deps.keepsTexts ? {} : { sealed: '' };
  await update(deps, row, { ...change, ...text, endedAt: deps.kernel.clock.now() });
  deps.metrics.count(row.channel, change.state);
}

/** Only while this attempt is the last: another process may have taken the message over. */
async function update({ kernel }: SendingDeps, { id, attempts }: Row, change: Partial<Row>): Promise<void> {
  await kernel.database.db
    .update(messages)
    .set(change)
    .where(and(eq(messages.id, id), eq(messages.attempts, attempts), eq(messages.state, 'waiting')));
}

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

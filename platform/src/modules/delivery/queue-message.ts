import { newId } from '../../kernel/database/ids.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { Secrets } from '../../kernel/security/secrets.ts';
import { deliveryMessages, sealedMessage } from './delivery.tables.ts';
import type { WrittenMessage } from './message.ts';

interface QueuedMessage {
  message: WrittenMessage;
  template: string;
  isWithheld: boolean;
}

/** Stores the message in the caller's transaction; it is sent only if that commits. */
export async function queueMessage(
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  secrets: Secrets,
  { message, template, isWithheld }: QueuedMessage,
): Promise<void> {
  const now = clock.now();
  const id = newId();
  await database.db.insert(deliveryMessages).values({
    id,
    channel: message.channel,
    template,
    sealed: secrets.seal(JSON.stringify(message), sealedMessage.of({ id })),
    state: isWithheld ? 'withheld' : 'waiting',
    nextAt: now,
    createdAt: now,
  });
}

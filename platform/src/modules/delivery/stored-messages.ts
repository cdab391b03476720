import { desc, ne } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import type { Secrets } from '../../kernel/security/secrets.ts';
import { deliveryMessages, sealedMessage } from './delivery.tables.ts';
import type { WrittenMessage } from './message.ts';

/** A message as shown by /dev/outbox. */
export interface StoredMessage extends WrittenMessage {
  id: string;
  template: string;
  state: string;
  /** ISO 8601 */
  createdAt: string;
  failure: string | null;
}

const shownAtMost = 200;

/** Reads the newest messages, without withheld ones. */
export async function readStoredMessages({ db }: Database, secrets: Secrets): Promise<StoredMessage[]> {
  const rows = await db
    .select()
    .from(deliveryMessages)
    .where(ne(deliveryMessages.state, 'withheld'))
    .orderBy(desc(deliveryMessages.createdAt))
    .limit(shownAtMost);
  return rows
    .filter(({ sealed }) => sealed !== '')
    .map(({ id, template, state, failure, createdAt, sealed }) => {
      const message: WrittenMessage = JSON.parse(secrets.open(sealed, sealedMessage.of({ id })));
      return { id, template, state, failure, createdAt: createdAt.toISOString(), ...message };
    });
}

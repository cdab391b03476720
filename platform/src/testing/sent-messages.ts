import { asc } from 'drizzle-orm';
import type { App } from '../app.ts';
import { createSecrets } from '../kernel/security/secrets.ts';
import { deliveryMessages, sealedMessage } from '../modules/delivery/delivery.tables.ts';
import type { WrittenMessage } from '../modules/delivery/index.ts';
import type { CodePurpose } from '../modules/verification/index.ts';

interface SentMessage extends WrittenMessage {
  template: string;
  /** `waiting` for the worker, or `withheld`: a row of the same shape that is never sent. */
  state: string;
}

/** Returns messages in the order they were queued, decrypted. */
export async function sentMessages({ server: { kernel } }: App): Promise<SentMessage[]> {
  const rows = await kernel.db.select().from(deliveryMessages).orderBy(asc(deliveryMessages.createdAt));
  const secrets = createSecrets(kernel.settings);
  return rows.map(({ id, sealed, template, state }) => ({
    ...JSON.parse(secrets.open(sealed, sealedMessage.of({ id }))),
    template,
    state,
  }));
}

/** Requests a code and returns its digits. */
export async function codeSentTo(app: App, purpose: CodePurpose, to: string): Promise<string> {
  const before = (await sentMessages(app)).length;
  const channel = to.startsWith('+') ? 'sms' : 'email';
  await app.modules.verification.codes.send({ purpose, channel, to, address: '192.0.2.200', language: 'EN' });
  const messages = await sentMessages(app);
  const texts = messages.filter((message) => message.to === to && message.template.startsWith('code-'));
  const code = /\d{6}/.exec(texts.at(-1)?.text ?? '')?.[0];
  if (!code || messages.length !== before + 1) throw new Error(`No code was sent to ${to}`);
  return code;
}

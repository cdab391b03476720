import type { Kernel } from '../../kernel/kernel.ts';
import { createSecrets } from '../../kernel/secrets.ts';
import type { ContentModule } from '../content/index.ts';
import type { OutgoingMessage } from './message.ts';
import { queueMessage } from './queue-message.ts';
import { writeMessage } from './write-message.rules.ts';

export type { Channel, OutgoingMessage, WrittenMessage } from './message.ts';
export type { TemplateName } from './message-templates.ts';

export interface DeliveryDeps {
  content: ContentModule;
}

/** Messages that leave the house: SMS and e-mail. */
export interface DeliveryModule {
  /** Queues a message with the transaction around it; a worker sends it. Takes no part in limits (verification does). */
  send(message: OutgoingMessage): Promise<void>;
}

export function createDeliveryModule(kernel: Kernel, { content }: DeliveryDeps): DeliveryModule {
  const secrets = createSecrets(kernel.settings);
  return {
    async send(message) {
      const params = { brand: await content.settings.get('brandName'), ...message.params };
      const written = writeMessage({ ...message, params });
      const { template, isWithheld = false } = message;
      await queueMessage(kernel, secrets, { message: written, template, isWithheld });
    },
  };
}

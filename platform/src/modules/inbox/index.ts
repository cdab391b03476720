import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { MessageTopic } from '@portal/shared/contract/inbox/inbox-calls';
import type { Kernel } from '../../kernel/kernel.ts';
import type { MessageWords } from './message-words.ts';
import { createMessages } from './messages.ts';

export type { MessageWords } from './message-words.ts';

export interface NewMessage {
  memberId: string;
  /** Names the message for its member: told once, however often it is asked for. */
  reference: string;
  /** What it is about. */
  topic: MessageTopic;
  /** Plain text by language; EN is shown where the reader's language has none. */
  texts: Partial<Record<LanguageCode, MessageWords>>;
}

export interface InboxModule {
  /** Puts a message into the inbox of a member, in the transaction around it. */
  tell(message: NewMessage): Promise<void>;
}

/** The inbox of the members (specification 2.5, messageV2). */
export function createInboxModule(kernel: Kernel): InboxModule {
  return createMessages(kernel);
}

import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { MessageTopic } from '@portal/shared/contract/inbox/message-topic';

/** Title and plain text of a message. */
export interface MessageWords {
  title: string;
  content: string;
}

export interface NewMessage {
  memberId: string;
  /** Names the message for its member: told once, however often it is asked for. */
  reference: string;
  topic: MessageTopic;
  /** By language; English is shown where the reader's language has none. */
  texts: Partial<Record<LanguageCode, MessageWords>>;
}

import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { MessageTopic } from '@portal/shared/contract/inbox/message-topic';

/** Title and plain text of a message. */
export interface MessageWords {
  title: string;
  content: string;
}

export interface NewMessage {
  memberId: string;
  /** Identifies the message for its member: sent once, however often. */
  reference: string;
  topic: MessageTopic;
  /** By language; English when the reader's language is missing. */
  texts: Partial<Record<LanguageCode, MessageWords>>;
}

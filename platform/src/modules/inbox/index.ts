import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { Kernel } from '../../kernel/kernel.ts';

/** Title and plain text of a message. */
export interface MessageWords {
  title: string;
  content: string;
}

export interface NewMessage {
  memberId: string;
  /** Names the message for its member: told once, however often it is asked for. */
  reference: string;
  /** What it is about: `reward`, `withdrawal`, `deposit`, `promotion`, `vip`, `referral`, `points`, `service`. */
  topic: string;
  texts: Partial<Record<LanguageCode, MessageWords>>;
}

export interface InboxModule {
  /** Puts a message into the inbox of a member, in the transaction around it. */
  tell(message: NewMessage): Promise<void>;
}

/** The inbox of the members (specification 2.5, messageV2). */
export function createInboxModule(_kernel: Kernel): InboxModule {
  return { tell: async () => undefined };
}

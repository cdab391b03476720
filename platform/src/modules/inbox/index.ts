import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { Kernel } from '../../kernel/kernel.ts';
import { createAnnouncements } from './announcements.ts';
import type { InboxDeps } from './inbox-deps.ts';
import { createMessages } from './messages.ts';
import { createOperatorPen } from './operator-pen.ts';

export type { MessageWords, NewMessage } from './new-message.ts';

/** The inbox of the members (docs/product.md 2.5, messageV2). */
export function createInboxModule(kernel: Kernel, deps: InboxDeps) {
  const messages = createMessages(kernel);
  const announcements = createAnnouncements(kernel, deps);
  deps.member.countOnMenu('messageV2', messages.countUnread);
  return {
    messages,
    announcements,
    /** Puts a message into the inbox of a member, in the transaction around it. */
    tell: messages.tell,
    /** The same for many. */
    tellMany: messages.tellMany,
    write: createOperatorPen(kernel, deps, messages),
    /** What a member has not read of either box. */
    async unreadOf(memberId: string, language: LanguageCode) {
      const unread = (await announcements.of(memberId, language)).filter(({ isRead }) => !isRead);
      return { messages: await messages.countUnread(memberId), announcements: unread.length };
    },
  };
}

export type InboxModule = ReturnType<typeof createInboxModule>;

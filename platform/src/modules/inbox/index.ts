import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { Kernel } from '../../kernel/kernel.ts';
import { createAnnouncements } from './announcements.ts';
import type { InboxDeps } from './inbox-deps.ts';
import { createMessages } from './messages.ts';
import { createOperatorMessenger } from './operator-messenger.ts';

export type { MessageWords, NewMessage } from './new-message.ts';

/** The members' inbox (docs/product.md 2.5, messageV2). */
export function createInboxModule(kernel: Kernel, deps: InboxDeps) {
  const messages = createMessages(kernel);
  const announcements = createAnnouncements(kernel, deps);
  deps.member.menu.count('messageV2', messages.countUnread);
  return {
    messages,
    announcements,
    /** Sends a message to a member's inbox, in the caller's transaction. */
    notify: messages.notify,
    /** Sends several messages. */
    notifyMany: messages.notifyMany,
    write: createOperatorMessenger(kernel, deps, messages),
    /** Counts a member's unread messages and announcements. */
    async unreadOf(memberId: string, language: LanguageCode) {
      const unread = (await announcements.of(memberId, language)).filter(({ isRead }) => !isRead);
      return { messages: await messages.countUnread(memberId), announcements: unread.length };
    },
  };
}

export type InboxModule = ReturnType<typeof createInboxModule>;

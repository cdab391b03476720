import type { RegisterRoutes } from '../../kernel/module.ts';
import type { InboxModule } from './index.ts';
import { changeMessagesRoutes } from './routes/change-messages.ts';
import { getUnreadCountRoute } from './routes/get-unread-count.ts';
import { listMessagesRoute } from './routes/list-messages.ts';
import { listOwnNoticesRoute } from './routes/list-own-notices.ts';
import { readInboxRoute } from './routes/read-inbox.ts';
import { writeMessageRoute } from './routes/write-message.ts';

export const registerInboxRoutes: RegisterRoutes<InboxModule> = (app, inbox) => {
  getUnreadCountRoute(app, inbox);
  listMessagesRoute(app, inbox);
  listOwnNoticesRoute(app, inbox);
  readInboxRoute(app, inbox);
  changeMessagesRoutes(app, inbox);
  writeMessageRoute(app, inbox);
};

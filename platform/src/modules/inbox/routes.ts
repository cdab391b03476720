import type { RegisterRoutes } from '../../kernel/module.ts';
import type { InboxModule } from './index.ts';
import { listOwnNoticesRoute } from './routes/announcements.ts';
import { changeMessagesRoutes, getUnreadCountRoute, listMessagesRoute, readInboxRoute } from './routes/messages.ts';
import { writeMessageRoute } from './routes/operator-messages.ts';

export const registerInboxRoutes: RegisterRoutes<InboxModule> = (app, inbox) => {
  getUnreadCountRoute(app, inbox);
  listMessagesRoute(app, inbox);
  listOwnNoticesRoute(app, inbox);
  readInboxRoute(app, inbox);
  changeMessagesRoutes(app, inbox);
  writeMessageRoute(app, inbox);
};

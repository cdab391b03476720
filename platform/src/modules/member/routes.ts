import type { RegisterRoutes } from '../../kernel/module.ts';
import type { MemberModule } from './index.ts';
import { getMemberInfoRoute } from './routes/get-info.ts';
import { getMemberMenuRoute } from './routes/get-menu.ts';
import { getUnreadCountRoute } from './routes/get-unread-count.ts';

export const registerMemberRoutes: RegisterRoutes<MemberModule> = (app, member) => {
  getMemberInfoRoute(app, member);
  getMemberMenuRoute(app, member);
  getUnreadCountRoute(app);
};

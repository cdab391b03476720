import type { RegisterRoutes } from '../../kernel/module.ts';
import type { ContentModule } from './index.ts';
import { getCountryRoute } from './routes/get-country.ts';
import { getHelpCenterRoute } from './routes/get-help-center.ts';
import { getRegisterSettingsRoute } from './routes/get-register-settings.ts';
import { getStatusRoute } from './routes/get-status.ts';
import { listAnnouncementsRoute } from './routes/list-announcements.ts';
import { listPromotionsRoute } from './routes/list-promotions.ts';
import { sendFeedbackRoute } from './routes/send-feedback.ts';

export const registerContentRoutes: RegisterRoutes<ContentModule> = (app, content) => {
  getStatusRoute(app, content);
  getRegisterSettingsRoute(app, content);
  getCountryRoute(app, content);
  listAnnouncementsRoute(app, content);
  listPromotionsRoute(app, content);
  getHelpCenterRoute(app, content);
  sendFeedbackRoute(app, content);
};

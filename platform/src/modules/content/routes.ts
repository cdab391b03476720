import type { RegisterRoutes } from '../../kernel/module.ts';
import type { ContentModule } from './index.ts';
import { getCountryRoute } from './routes/get-country.ts';
import { getCustomerServiceRoute } from './routes/get-customer-service.ts';
import { getDomainRouteRoute } from './routes/get-domain-route.ts';
import { getFlagRoute } from './routes/get-flag.ts';
import { getHelpCenterRoute } from './routes/get-help-center.ts';
import { getRegisterSettingsRoute } from './routes/get-register-settings.ts';
import { getStatusRoute } from './routes/get-status.ts';
import { getWhitelabelRoute } from './routes/get-whitelabel.ts';
import { listAnnouncementsRoute } from './routes/list-announcements.ts';
import { listCountriesRoute } from './routes/list-countries.ts';
import { listPromotionsRoute } from './routes/list-promotions.ts';
import { sendFeedbackRoute } from './routes/send-feedback.ts';

export const registerContentRoutes: RegisterRoutes<ContentModule> = (app, content) => {
  getStatusRoute(app, content);
  getRegisterSettingsRoute(app, content);
  getCountryRoute(app, content);
  listCountriesRoute(app);
  getFlagRoute(app);
  getWhitelabelRoute(app, content);
  getDomainRouteRoute(app, content);
  getCustomerServiceRoute(app, content);
  listAnnouncementsRoute(app, content);
  listPromotionsRoute(app, content);
  getHelpCenterRoute(app, content);
  sendFeedbackRoute(app, content);
};

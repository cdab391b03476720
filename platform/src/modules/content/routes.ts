import type { FastifyInstance } from 'fastify';
import type { ContentModule } from './index.ts';
import { getCountryRoute } from './routes/get-country.ts';
import { getCustomerServiceRoute } from './routes/get-customer-service.ts';
import { getDomainRouteRoute } from './routes/get-domain-route.ts';
import { getFlagRoute } from './routes/get-flag.ts';
import { getHelpCenterRoute } from './routes/get-help-center.ts';
import { getPictureRoute } from './routes/get-picture.ts';
import { getRegisterSettingsRoute } from './routes/get-register-settings.ts';
import { getStatusRoute, type StatusPorts } from './routes/get-status.ts';
import { getWhitelabelRoute } from './routes/get-whitelabel.ts';
import { listAnnouncementsRoute } from './routes/list-announcements.ts';
import { listCountriesRoute } from './routes/list-countries.ts';
import { listLanguagesRoute } from './routes/list-languages.ts';
import { listPointPresentsRoute } from './routes/list-point-presents.ts';
import { listVipLevelsRoute } from './routes/list-vip-levels.ts';
import { sendFeedbackRoute } from './routes/send-feedback.ts';

export function registerContentRoutes(app: FastifyInstance, content: ContentModule, ports: StatusPorts): void {
  getStatusRoute(app, content, ports);
  getRegisterSettingsRoute(app, content);
  getCountryRoute(app, content);
  listCountriesRoute(app, content);
  listLanguagesRoute(app, content);
  getFlagRoute(app);
  getPictureRoute(app, content);
  getWhitelabelRoute(app, content);
  getDomainRouteRoute(app, content);
  getCustomerServiceRoute(app, content);
  listAnnouncementsRoute(app, content);
  getHelpCenterRoute(app, content);
  listVipLevelsRoute(app, content);
  listPointPresentsRoute(app, content);
  sendFeedbackRoute(app, content);
}

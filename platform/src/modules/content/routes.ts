import type { FastifyInstance } from 'fastify';
import type { OperatorRouteDeps } from '../operators/route-deps.ts';
import { listSettingHistoryRoute, undoSettingRoute } from '../settings/routes/operator-settings.ts';
import type { ContentModule } from './index.ts';
import { listAnnouncementsRoute } from './routes/announcements.ts';
import { getCountryRoute, listCountriesRoute } from './routes/countries.ts';
import { sendFeedbackRoute } from './routes/feedback.ts';
import { getFlagRoute } from './routes/get-flag.ts';
import { getPictureRoute } from './routes/get-picture.ts';
import { getHelpCenterRoute } from './routes/help-center.ts';
import { listLanguagesRoute } from './routes/languages.ts';
import {
  getContentRoute,
  listContentHistoryRoute,
  listContentRoute,
  removeContentRoute,
  setContentRoute,
  undoContentRoute,
  uploadPictureRoute,
} from './routes/operator-content.ts';
import { listPointPresentsRoute } from './routes/point-presents.ts';
import {
  getCustomerServiceRoute,
  getDomainRouteRoute,
  getRegisterSettingsRoute,
  getStatusRoute,
  getWhitelabelRoute,
  type StatusPorts,
} from './routes/site.ts';
import { listVipLevelsRoute } from './routes/vip-levels.ts';

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

/** Registers calls for what the operator writes for visitors. Every change and its audit line are one transaction. */
export function registerOperatorContentRoutes(app: FastifyInstance, deps: OperatorRouteDeps): void {
  listContentRoute(app, deps.content);
  getContentRoute(app, deps.content);
  setContentRoute(app, deps);
  removeContentRoute(app, deps);
  listContentHistoryRoute(app, deps.content);
  undoContentRoute(app, deps);
  listSettingHistoryRoute(app, deps.content);
  undoSettingRoute(app, deps);
  uploadPictureRoute(app, deps);
}

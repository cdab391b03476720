import type { FastifyInstance } from 'fastify';
import type { AccountSettings } from '../accounts/index.ts';
import type { VerificationSettings } from '../verification/index.ts';
import type { ContentModule } from './index.ts';
import { listAnnouncementsRoute } from './routes/announcements.ts';
import { appRoutes } from './routes/app.ts';
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
  type OperatorContentDeps,
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

interface ContentRouteDeps extends OperatorContentDeps {
  content: ContentModule;
  settings: AccountSettings & VerificationSettings;
  ports: StatusPorts;
}

/** Registers what visitors read, and what operators write for them: a change and its audit line are one transaction. */
export function registerContentRoutes(app: FastifyInstance, deps: ContentRouteDeps): void {
  const { content, settings, ports } = deps;
  getStatusRoute(app, content, ports);
  getRegisterSettingsRoute(app, content, settings);
  getCountryRoute(app, settings);
  listCountriesRoute(app, settings);
  listLanguagesRoute(app, content, settings);
  getFlagRoute(app);
  appRoutes(app, settings);
  getPictureRoute(app, content);
  getWhitelabelRoute(app, content, settings);
  getDomainRouteRoute(app, content, settings);
  getCustomerServiceRoute(app, content, settings);
  listAnnouncementsRoute(app, content);
  getHelpCenterRoute(app, content, settings);
  listVipLevelsRoute(app, content);
  listPointPresentsRoute(app, content);
  sendFeedbackRoute(app, content, settings);
  listContentRoute(app, content);
  getContentRoute(app, content);
  setContentRoute(app, deps);
  removeContentRoute(app, deps);
  listContentHistoryRoute(app, content);
  undoContentRoute(app, deps);
  uploadPictureRoute(app, deps);
}

import type { FastifyInstance } from 'fastify';
import {
  getSettingRoute,
  listSettingHistoryRoute,
  listSettingsRoute,
  proposeSettingRoute,
  type SettingsRouteDeps,
  setSettingRoute,
  undoSettingRoute,
} from './routes/operator-settings.ts';

export function registerSettingsRoutes(app: FastifyInstance, deps: SettingsRouteDeps): void {
  listSettingsRoute(app, deps.settings);
  getSettingRoute(app, deps.settings);
  setSettingRoute(app, deps);
  listSettingHistoryRoute(app, deps.settings);
  undoSettingRoute(app, deps);
  proposeSettingRoute(app, deps);
}

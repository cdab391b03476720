import type { FastifyInstance } from 'fastify';
import type { OperatorRouteDeps } from './route-deps.ts';
import { getContentRoute } from './routes/get-content.ts';
import { listContentRoute } from './routes/list-content.ts';
import { listContentHistoryRoute } from './routes/list-content-history.ts';
import { listSettingHistoryRoute } from './routes/list-setting-history.ts';
import { removeContentRoute } from './routes/remove-content.ts';
import { setContentRoute } from './routes/set-content.ts';
import { undoContentRoute } from './routes/undo-content.ts';
import { undoSettingRoute } from './routes/undo-setting.ts';
import { uploadPictureRoute } from './routes/upload-picture.ts';

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

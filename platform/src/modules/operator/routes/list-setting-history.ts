import { listSettingHistory } from '@portal/shared/contract/settings/operator-settings';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { ContentModule } from '../../content/index.ts';

export function listSettingHistoryRoute(app: FastifyInstance, { settings }: ContentModule): void {
  route(app, listSettingHistory, async ({ key }) => ({ versions: await settings.history(key) }));
}

import { listSettings } from '@portal/shared/contract/settings/operator-settings';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { ContentModule } from '../../content/index.ts';

export function listSettingsRoute(app: FastifyInstance, { settings }: ContentModule): void {
  route(app, listSettings, async () => ({ settings: await settings.list() }));
}

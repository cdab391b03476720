import { getSetting } from '@portal/shared/contract/settings/operator-settings';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { ContentModule } from '../../content/index.ts';

export function getSettingRoute(app: FastifyInstance, { settings }: ContentModule): void {
  route(app, getSetting, ({ key }) => settings.read(key));
}

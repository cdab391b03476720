import { getRegisterSettings } from '@portal/shared/contract/system/get-register-settings';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { ContentModule } from '../index.ts';

export function getRegisterSettingsRoute(app: FastifyInstance, { settings }: ContentModule): void {
  route(app, getRegisterSettings, async () => ({
    flags: await settings.get('register.flags'),
    rules: await settings.get('register.rules'),
    agreementAge: await settings.get('agreementAge'),
    termsTicked: await settings.get('termsTicked'),
  }));
}

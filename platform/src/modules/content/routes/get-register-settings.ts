import { getRegisterSettings } from '@portal/shared/contract/content/site';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { ContentModule } from '../index.ts';

export function getRegisterSettingsRoute(app: FastifyInstance, { settings, cacheVersion }: ContentModule): void {
  route(app, getRegisterSettings, async () => ({
    cacheVersion: await cacheVersion('validation'),
    flags: await settings.get('register.flags'),
    rules: await settings.get('register.rules'),
    agreementAge: await settings.get('agreementAge'),
    termsTicked: await settings.get('termsTicked'),
  }));
}

import { getCaptcha } from '@portal/shared/contract/system/get-captcha';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { SessionModule } from '../index.ts';

export function getCaptchaRoute(app: FastifyInstance, session: SessionModule): void {
  route(app, getCaptcha, () => session.createCaptcha());
}

import { getCaptcha } from '@portal/shared/contract/verification/captcha';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { VerificationModule } from '../index.ts';

export function getCaptchaRoute(app: FastifyInstance, verification: VerificationModule): void {
  const { captcha, captchasPerMinute: perMinute } = verification;
  route(app, getCaptcha, () => captcha.create(), { perMinute });
}

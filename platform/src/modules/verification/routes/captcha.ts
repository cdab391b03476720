import { getCaptcha } from '@portal/shared/contract/verification/captcha';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { assertOwnMachine } from '../../../kernel/security/own-machine.ts';
import type { VerificationModule } from '../index.ts';

export function getCaptchaRoute(app: FastifyInstance, verification: VerificationModule): void {
  const { captcha, captchasPerMinute: perMinute } = verification;
  route(app, getCaptcha, () => captcha.create(), { perMinute });
}

/** Serves `/dev/captcha.json`: a new captcha with its text, for tests, which cannot read pictures. */
export function showCaptchaRoute(app: FastifyInstance, { captcha }: VerificationModule): void {
  app.get('/dev/captcha.json', async (request, reply) => {
    assertOwnMachine(request);
    return reply.header('cache-control', 'no-store').send(await captcha.createOpen());
  });
}

import type { FastifyInstance } from 'fastify';
import { assertOwnMachine } from '../../../kernel/security/own-machine.ts';
import type { VerificationModule } from '../index.ts';

/** Serves `/dev/captcha.json`: a new captcha with its text, for tests, which cannot read pictures. */
export function showCaptchaRoute(app: FastifyInstance, { captcha }: VerificationModule): void {
  app.get('/dev/captcha.json', async (request, reply) => {
    assertOwnMachine(request);
    return reply.header('cache-control', 'no-store').send(await captcha.createOpen());
  });
}

import type { FastifyInstance } from 'fastify';
import type { PasswordDeps } from '../../flows/passwords/password-deps.ts';
import { getCaptchaRoute, showCaptchaRoute } from './routes/captcha.ts';
import {
  type CodeDeps,
  sendEmailCodeRoute,
  sendOwnerCodeRoute,
  sendOwnSmsCodeRoute,
  sendRegistrationCodeRoute,
  sendSmsCodeRoute,
} from './routes/codes.ts';
import { getHumanChallengeRoute } from './routes/human-challenge.ts';

/**
 * Registers captchas, proofs of work and codes by SMS and e-mail (docs/product.md 2.3, 4). Captchas are shown with their
 * text in development and test only; production has no such address.
 */
export function registerVerificationRoutes(app: FastifyInstance, deps: CodeDeps & PasswordDeps): void {
  getCaptchaRoute(app, deps.verification);
  getHumanChallengeRoute(app, deps.verification);
  if (app.kernel.settings.NODE_ENV !== 'production') showCaptchaRoute(app, deps.verification);
  sendSmsCodeRoute(app, deps);
  sendRegistrationCodeRoute(app, deps);
  sendOwnSmsCodeRoute(app, deps);
  sendEmailCodeRoute(app, deps);
  sendOwnerCodeRoute(app, deps);
}

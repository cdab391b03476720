import type { FastifyInstance } from 'fastify';
import type { RegisterRoutes } from '../../kernel/module.ts';
import type { VerificationModule } from './index.ts';
import { getCaptchaRoute } from './routes/captcha.ts';
import {
  type CodeDeps,
  sendEmailCodeFlow,
  sendOwnSmsCodeFlow,
  sendRegistrationCodeFlow,
  sendSmsCodeFlow,
} from './routes/codes.ts';
import { getHumanChallengeRoute } from './routes/human-challenge.ts';
import { showCaptchaRoute } from './routes/show-captcha.ts';

/** Serves captchas with their text in development and test only; production has no such address. */
export const registerVerificationRoutes: RegisterRoutes<VerificationModule> = (app, verification) => {
  getCaptchaRoute(app, verification);
  getHumanChallengeRoute(app, verification);
  if (app.kernel.settings.NODE_ENV !== 'production') showCaptchaRoute(app, verification);
};

/** Registers the calls that send codes by SMS and e-mail (docs/product.md 2.3, 4); other calls consume them. */
export function codeFlows(app: FastifyInstance, deps: CodeDeps): void {
  sendSmsCodeFlow(app, deps);
  sendRegistrationCodeFlow(app, deps);
  sendOwnSmsCodeFlow(app, deps);
  sendEmailCodeFlow(app, deps);
}

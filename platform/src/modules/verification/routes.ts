import type { RegisterRoutes } from '../../kernel/module.ts';
import type { VerificationModule } from './index.ts';
import { getCaptchaRoute } from './routes/get-captcha.ts';
import { getHumanChallengeRoute } from './routes/get-human-challenge.ts';
import { showCaptchaRoute } from './routes/show-captcha.ts';

/** Serves captchas with their text in development and test only; production has no such address. */
export const registerVerificationRoutes: RegisterRoutes<VerificationModule> = (app, verification) => {
  getCaptchaRoute(app, verification);
  getHumanChallengeRoute(app, verification);
  if (app.kernel.settings.NODE_ENV !== 'production') showCaptchaRoute(app, verification);
};

import type { RegisterRoutes } from '../../kernel/module.ts';
import type { VerificationModule } from './index.ts';
import { getCaptchaRoute } from './routes/get-captcha.ts';
import { getHumanChallengeRoute } from './routes/get-human-challenge.ts';

export const registerVerificationRoutes: RegisterRoutes<VerificationModule> = (app, verification) => {
  getCaptchaRoute(app, verification);
  getHumanChallengeRoute(app, verification);
};

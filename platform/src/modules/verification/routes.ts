import type { RegisterRoutes } from '../../kernel/module.ts';
import type { VerificationModule } from './index.ts';
import { getCaptchaRoute } from './routes/get-captcha.ts';

export const registerVerificationRoutes: RegisterRoutes<VerificationModule> = (app, verification) => {
  getCaptchaRoute(app, verification);
};

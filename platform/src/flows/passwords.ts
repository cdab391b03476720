import type { FastifyInstance } from 'fastify';
import { changePasswordFlow } from './passwords/change-password.ts';
import { firstPasswordFlow } from './passwords/first-password.ts';
import { forgotByEmailFlow } from './passwords/forgot-by-email.ts';
import { passwordByPhoneFlow } from './passwords/password-by-phone.ts';
import type { PasswordDeps } from './passwords/password-deps.ts';
import { paymentPasswordFlow } from './passwords/payment-password.ts';
import { resetPasswordFlow } from './passwords/reset-password.ts';

/** Registers the calls for changed, forgotten and new passwords (docs/product.md 2.3, 4). */
export function passwordFlows(app: FastifyInstance, deps: PasswordDeps): void {
  changePasswordFlow(app, deps);
  firstPasswordFlow(app, deps);
  forgotByEmailFlow(app, deps);
  resetPasswordFlow(app, deps);
  passwordByPhoneFlow(app, deps);
  paymentPasswordFlow(app, deps);
}

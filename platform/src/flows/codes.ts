import type { FastifyInstance } from 'fastify';
import type { CodeDeps } from './codes/code-deps.ts';
import { sendEmailCodeFlow } from './codes/send-email-code.ts';
import { sendOwnSmsCodeFlow } from './codes/send-own-sms-code.ts';
import { sendRegistrationCodeFlow } from './codes/send-registration-code.ts';
import { sendSmsCodeFlow } from './codes/send-sms-code.ts';

/** Registers the calls that send codes by SMS and e-mail (docs/product.md 2.3, 4); other calls consume them. */
export function codeFlows(app: FastifyInstance, deps: CodeDeps): void {
  sendSmsCodeFlow(app, deps);
  sendRegistrationCodeFlow(app, deps);
  sendOwnSmsCodeFlow(app, deps);
  sendEmailCodeFlow(app, deps);
}

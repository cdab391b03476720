import type { FastifyInstance } from 'fastify';
import type { ContentModule } from '../modules/content/index.ts';
import type { MemberModule } from '../modules/member/index.ts';
import type { VerificationModule } from '../modules/verification/index.ts';
import { sendEmailCodeFlow } from './codes/send-email-code.ts';
import { sendOwnSmsCodeFlow } from './codes/send-own-sms-code.ts';
import { sendRegistrationCodeFlow } from './codes/send-registration-code.ts';
import { sendSmsCodeFlow } from './codes/send-sms-code.ts';

export interface CodeDeps {
  content: ContentModule;
  member: MemberModule;
  verification: VerificationModule;
}

/** Codes by SMS and e-mail (specification 2.3, 4); who uses them is the business of the calls they are for. */
export function codeFlows(app: FastifyInstance, deps: CodeDeps): void {
  sendSmsCodeFlow(app, deps);
  sendRegistrationCodeFlow(app, deps);
  sendOwnSmsCodeFlow(app, deps);
  sendEmailCodeFlow(app, deps);
}

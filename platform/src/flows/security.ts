import { bindEmail, bindMobile, getSecurity } from '@portal/shared/contract/member/security';
import type { FastifyInstance } from 'fastify';
import { route } from '../kernel/contract-route.ts';
import { internationalMobile, maskedEmail, maskedMobile } from '../kernel/mobile-number.rules.ts';
import { Refusal } from '../kernel/refusal.ts';
import { passwordNeedsCode } from './passwords/change-password.ts';
import type { PasswordDeps } from './passwords/password-deps.ts';

const wrongCode = () =>
  new Refusal('invalid_verification_code', { fields: { verificationCode: 'invalid_verification_code' } });

/** What protects an account, and its contacts (first page of the security centre). */
export function securityFlows(app: FastifyInstance, deps: PasswordDeps): void {
  securityFlow(app, deps);
  bindMobileFlow(app, deps);
  bindEmailFlow(app, deps);
}

function securityFlow(app: FastifyInstance, deps: PasswordDeps): void {
  const { member, session } = deps;
  route(app, getSecurity, async (_input, { member: { memberId } }) => {
    const owner = await member.byId(memberId);
    if (!owner) throw new Refusal('not_logged_in');
    const mobile = await member.contactOf(memberId, 'mobile');
    const email = await member.contactOf(memberId, 'email');
    return {
      ...(mobile?.isVerified ? { mobile: maskedMobile(mobile.value) } : {}),
      ...(email?.isVerified ? { email: maskedEmail(email.value) } : {}),
      passwordChangedAt: owner.passwordChangedAt.toISOString(),
      hasPassword: owner.hasPassword,
      hasPaymentPassword: owner.paymentPasswordHash !== null,
      hasAuthenticator: await session.hasAuthenticator(memberId),
      passwordNeedsCode: await passwordNeedsCode(deps, memberId),
    };
  });
}

function bindMobileFlow(app: FastifyInstance, { member, verification }: PasswordDeps): void {
  route(app, bindMobile, async (input, { member: { memberId } }) => {
    const value = internationalMobile(input.countryDialingCode, input.mobileNum);
    if (!value) throw new Refusal('invalid_mobile', { fields: { mobileNum: 'invalid_mobile' } });
    const code = input.verificationCode;
    if (!(await verification.codes.use({ purpose: 'bind_mobile', to: value, code }))) throw wrongCode();
    await member.saveContact(memberId, 'mobile', { value, isVerified: true });
    return { mobile: maskedMobile(value) };
  });
}

function bindEmailFlow(app: FastifyInstance, { member, verification }: PasswordDeps): void {
  route(app, bindEmail, async ({ email: value, verificationCode: code }, { member: { memberId } }) => {
    if (!(await verification.codes.use({ purpose: 'bind_email', to: value, code }))) throw wrongCode();
    await member.saveContact(memberId, 'email', { value, isVerified: true });
    return { email: maskedEmail(value) };
  });
}

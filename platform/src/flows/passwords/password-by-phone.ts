import { setPasswordByPhone } from '@portal/shared/contract/accounts/passwords';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { hashPassword } from '../../kernel/passwords.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { refusalAt } from '../../kernel/refusal-at.ts';
import { originOf } from '../../modules/session/index.ts';
import { typedMobile } from '../codes/typed-mobile.ts';
import { assertNewPassword } from './assert-new-password.ts';
import type { PasswordDeps } from './password-deps.ts';
import { storeNewPassword } from './store-new-password.ts';

/**
 * Sets a forgotten password with the code sent to the verified number or the identity provider's token, ends all
 * sessions and logs in. The old password may be set again: comparing it would come after the code was consumed.
 */
export function passwordByPhoneFlow(app: FastifyInstance, deps: PasswordDeps): void {
  const { kernel } = app;
  const { content, member, session, verification } = deps;
  route(
    app,
    setPasswordByPhone,
    async (input, context) => {
      const typed = { dialingCode: input.countryDialingCode, typed: input.mobileNum, field: 'mobileNum' } as const;
      const mobile = await typedMobile(verification, typed);
      await assertNewPassword(kernel, content, input.newPassword);
      const { verificationCode: code, firebaseIdToken } = input;
      const isProved = await session.provesMobile({ purpose: 'password', mobile, code, firebaseIdToken });
      const owner = await member.byMobile(mobile);
      if (!isProved || !owner) throw refusalAt('verificationCode', 'invalid_verification_code');
      if (owner.state !== 'open') throw new Refusal('account_closed');
      const passwordHash = await hashPassword(input.newPassword);
      return kernel.database.transaction(async () => {
        await storeNewPassword(deps, owner, passwordHash);
        await session.endAllOf(owner.id, 'password_changed');
        return session.admit({ ...owner, passwordHash }, originOf(context));
      });
    },
    { perMinute: () => content.settings.get('login.triesPerMinute') },
  );
}

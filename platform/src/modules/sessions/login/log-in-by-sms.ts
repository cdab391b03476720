import type { LoginValue } from '@portal/shared/contract/sessions/login';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { refusalAt } from '../../../kernel/calls/refusal-at.ts';
import type { MemberModule } from '../../accounts/index.ts';
import type { ContentModule } from '../../content/index.ts';
import { isCode, type VerificationModule } from '../../verification/index.ts';
import type { LoginInput, Origin } from '../session-module.ts';
import type { SessionSettings } from '../sessions.settings.ts';
import { type FinishLogin, withoutPassword } from './finish-login.ts';
import type { LoginAttempts } from './login-attempts.ts';

type SmsInput = Extract<LoginInput, { type: 'sms' }>;

interface Deps {
  member: MemberModule;
  content: Pick<ContentModule, 'contactChannel'>;
  settings: SessionSettings;
  verification: VerificationModule;
  attempts: LoginAttempts;
  finishLogin: FinishLogin;
}

/** Login by the code of an SMS. A number without a member never gets a code, so any code for it is wrong. */
export function createLogInBySms({ member, content, settings, verification, attempts, finishLogin }: Deps) {
  return async (input: SmsInput, from: Origin): Promise<LoginValue> => {
    const { mobileCodeLogin } = await settings.get('toggles');
    const isOpen = mobileCodeLogin && (await content.contactChannel('mobile')) === 'platform';
    if (!isOpen) throw new Refusal('login_type_closed');
    const to = await verification.mobiles.read(input.countryDialingCode, input.username);
    if (!to) throw refusalAt('username', 'invalid_mobile');
    // A malformed code does not count as a try, and the refusal reveals nothing about the number.
    if (!isCode(input.password)) throw refusalAt('password', 'invalid_verification_code');
    const attempt = await attempts.begin(from.address, to);
    const found = await member.contacts.memberByMobile(to);
    const isStranger = !(await member.addresses.isKnown(found?.id ?? '', from.address));
    const isRight = await verification.codes.use({ purpose: 'login', to, code: input.password, isStranger });
    if (!isRight || !found) {
      await attempt.conclude('failed');
      throw refusalAt('password', 'invalid_verification_code');
    }
    return finishLogin({
      member: found,
      from,
      attempt,
      agentPage: input.agentPage,
      admission: withoutPassword,
      isProvedTwice: true,
    });
  };
}

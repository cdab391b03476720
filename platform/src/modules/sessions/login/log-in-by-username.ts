import type { LoginValue } from '@portal/shared/contract/sessions/login';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { passwordMatches } from '../../../kernel/security/passwords.ts';
import type { Member, MemberModule } from '../../accounts/index.ts';
import type { VerificationModule } from '../../verification/index.ts';
import type { LoginInput, Origin } from '../session-module.ts';
import type { SessionSettings } from '../sessions.settings.ts';
import type { FinishLogin } from './finish-login.ts';
import type { Attempt, LoginAttempts } from './login-attempts.ts';
import type { RememberTokens } from './remember-tokens.ts';

type UsernameInput = Extract<LoginInput, { type: 'username' }>;

interface Deps {
  member: MemberModule;
  settings: SessionSettings;
  verification: VerificationModule;
  attempts: LoginAttempts;
  rememberTokens: RememberTokens;
  finishLogin: FinishLogin;
}

interface Match {
  member: Member;
  rememberFamily?: string;
}

/**
 * Login by username and password, or by the token that replaces a remembered password. An unknown account and a wrong
 * password get the same answer after the same work (docs/architecture.md 9).
 */
export function createLogInByUsername(kernel: Kernel, deps: Deps) {
  const { member, settings, verification, attempts, rememberTokens, finishLogin } = deps;
  const { DEFAULT_PASSWORD } = kernel.settings;

  /** True when the try needs a captcha; under an attack an address the member has used before needs none. */
  async function needsCaptcha(attempt: Attempt, found: Member | undefined, from: Origin): Promise<boolean> {
    if (attempt.needsCaptcha) return true;
    return attempt.isUnderAttack && !(await member.addresses.isKnown(found?.id ?? '', from.address));
  }

  async function matchOf(input: UsernameInput, found: Member | undefined): Promise<Match | undefined> {
    if (input.password !== '' || !input.rememberToken) {
      const isCorrect = await passwordMatches(input.password, found?.passwordHash);
      return isCorrect && found ? { member: found } : undefined;
    }
    const remembered = await rememberTokens.use(input.rememberToken);
    if (!remembered || remembered.memberId !== found?.id) return undefined;
    return { member: found, rememberFamily: remembered.family };
  }

  async function isDefaultPassword(input: UsernameInput, found: Member): Promise<boolean> {
    if (DEFAULT_PASSWORD === '') return false;
    return input.password === ''
      ? passwordMatches(DEFAULT_PASSWORD, found.passwordHash)
      : input.password.normalize('NFC') === DEFAULT_PASSWORD.normalize('NFC');
  }

  async function admissionOf(input: UsernameInput, found: Member) {
    const isExpired = await member.passwords.isExpired(found);
    const isDefault = await isDefaultPassword(input, found);
    const { passwordExpiry } = await settings.get('toggles');
    return {
      remember: input.remember,
      passwordExpired: isExpired || isDefault,
      passwordChangeRequired: isDefault || (isExpired && passwordExpiry),
    };
  }

  return async (input: UsernameInput, from: Origin): Promise<LoginValue> => {
    if (input.password === '' && !input.rememberToken)
      throw new Refusal('invalid_input', { fields: { password: 'required' } });
    const attempt = await attempts.begin(from.address, input.username);
    const found = await member.byAccount(input.username);
    const captcha = await needsCaptcha(attempt, found, from);
    try {
      await verification.assertHuman({ purpose: 'login', captcha, human: attempt.isUnderAttack }, input);
    } catch (error) {
      await attempt.conclude('unanswered');
      throw error;
    }
    const match = await matchOf(input, found);
    if (!match) {
      await attempt.conclude('failed');
      throw new Refusal('login_failed', { value: captcha || attempt.willNeedCaptcha ? { captcha: true } : {} });
    }
    const admission = await admissionOf(input, match.member);
    return finishLogin({ ...match, from, attempt, admission, agentPage: input.agentPage, isProvedTwice: false });
  };
}

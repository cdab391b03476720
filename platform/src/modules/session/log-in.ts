import { agentCentreTypes } from '@portal/shared/contract/constants';
import type { CallParsedInput } from '@portal/shared/contract/define-call';
import type { LoginValue, login } from '@portal/shared/contract/session/login';
import type { Kernel } from '../../kernel/kernel.ts';
import { passwordFits } from '../../kernel/passwords.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { ContentModule } from '../content/index.ts';
import type { Member, MemberModule } from '../member/index.ts';
import type { VerificationModule } from '../verification/index.ts';
import { captchaIsDemanded } from './login-limits.rules.ts';
import { type LoginTry, noteTry, setOutcome } from './login-tries.ts';
import type { SessionStart } from './sessions.ts';

export type LoginInput = Extract<CallParsedInput<typeof login>, { type: 'username' }>;
export type LogIn = (input: LoginInput, from: { address: string; client: string }) => Promise<LoginValue>;

interface Deps {
  member: MemberModule;
  content: ContentModule;
  verification: VerificationModule;
  open(start: SessionStart): Promise<string>;
  endAllOf(memberId: string, reason: string): Promise<void>;
}

/**
 * Login by username and password. Unknown account and wrong password get the same answer after the same work; five
 * failures of an account, known or not, demand a captcha with the next try (DESIGN section 8).
 */
export function createLogin(kernel: Kernel, { member, content, verification, open, endAllOf }: Deps): LogIn {
  async function assertCaptcha(attempt: LoginTry, { captchaId, captcha }: LoginInput): Promise<void> {
    if (!captchaIsDemanded(attempt.failuresOfAccount)) return;
    await setOutcome(kernel, attempt.id, 'refused');
    const value = { captcha: true };
    if (!captcha || !captchaId)
      throw new Refusal('captcha_required', { value, fields: { captcha: 'captcha_required' } });
    if (await verification.captcha.use(captchaId, captcha)) return;
    throw new Refusal('captcha_wrong', { value, fields: { captcha: 'captcha_wrong' } });
  }

  async function admitted(attempt: LoginTry, input: LoginInput): Promise<Member> {
    const found = await member.byAccount(input.username);
    if (!(await passwordFits(input.password, found?.passwordHash)) || !found) {
      await setOutcome(kernel, attempt.id, 'failed');
      const value = captchaIsDemanded(attempt.failuresOfAccount + 1) ? { captcha: true } : {};
      throw new Refusal('login_failed', { value });
    }
    await setOutcome(kernel, attempt.id, 'refused');
    // Said only to who knows the password, so it tells a stranger nothing.
    if (found.state !== 'open') throw new Refusal('account_closed');
    const isAgent = agentCentreTypes.some((type) => type === found.type);
    if (input.agentPage && !isAgent) throw new Refusal('non_agents_cannot_login');
    return found;
  }

  async function begin(
    found: Member,
    input: LoginInput,
    from: { address: string; client: string },
  ): Promise<LoginValue> {
    const passwordExpired = await member.passwordIsExpired(found);
    const isDefault = kernel.settings.DEFAULT_PASSWORD !== '' && input.password === kernel.settings.DEFAULT_PASSWORD;
    const mustChange = isDefault || (passwordExpired && (await content.settings.get('toggles')).passwordExpiry);
    if (await content.settings.get('singleSession')) await endAllOf(found.id, 'logged_in_elsewhere');
    const firstTimeLogin = await member.noteLogin(found.id);
    const token = await open({ ...from, memberId: found.id, passwordChangeRequired: mustChange });
    return { token, firstTimeLogin, passwordExpired: passwordExpired || isDefault };
  }

  return async (input, from) => {
    const attempt = await noteTry(kernel, from.address, input.username);
    if (attempt.earlierOfAddress >= (await content.settings.get('login.triesPerMinute'))) {
      await setOutcome(kernel, attempt.id, 'over');
      throw new Refusal('too_many_requests', { retryAfterSeconds: 60 });
    }
    await assertCaptcha(attempt, input);
    const found = await admitted(attempt, input);
    await setOutcome(kernel, attempt.id, 'success');
    return kernel.database.transaction(() => begin(found, input, from));
  };
}

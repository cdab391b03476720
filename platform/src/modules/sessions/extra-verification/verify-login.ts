import type { CallParsedInput } from '@portal/shared/contract/calls/define-call';
import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { LoginValue, sendLoginCode, verifyLogin } from '@portal/shared/contract/sessions/login';
import { foldedDigits } from '@portal/shared/contract/typed/typed-text.rules';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { refusalAt } from '../../../kernel/calls/refusal-at.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { isSameHolder } from '../../../kernel/strings/same-holder.rules.ts';
import type { Member, MemberModule } from '../../accounts/index.ts';
import { isCode, type VerificationModule } from '../../verification/index.ts';
import type { Admit } from '../login/admit.ts';
import type { LoginAttempts } from '../login/login-attempts.ts';
import type { ExtraFailed, Origin, SessionModule } from '../session-module.ts';
import type { Authenticators } from './authenticators.ts';
import type { Challenges } from './challenges.ts';
import type { ExtraFailures } from './extra-failures.ts';
import { verifiedContact } from './extra-methods.ts';
import { isRecoveryCode } from './recovery-codes.ts';

type CodeInput = CallParsedInput<typeof sendLoginCode>;
type AnswerInput = CallParsedInput<typeof verifyLogin>;

export interface LoginVerification {
  sendCode(input: CodeInput, from: Origin, language: LanguageCode): Promise<{ expiredMinutes: number }>;
  answer(input: AnswerInput, from: Origin): Promise<LoginValue>;
}

interface Deps {
  member: MemberModule;
  verification: VerificationModule;
  attempts: LoginAttempts;
  authenticators: Authenticators;
  challenges: Challenges;
  admit: Admit;
  onFailed: ExtraFailed;
  failures: ExtraFailures;
  provesMobile: SessionModule['provesMobile'];
}

/** Codes are often copied with spaces; in a name the spaces belong to it. */
const answerOf = ({ method, answer = '' }: AnswerInput): string =>
  method === 'bankAccountName' ? answer : foldedDigits(answer);

/** A malformed code does not use up a try. */
function isNoCode(input: AnswerInput): boolean {
  if (input.method === 'bankAccountName' || input.firebaseIdToken) return false;
  const answer = answerOf(input);
  return !isCode(answer) && !(input.method === 'authenticator' && isRecoveryCode(answer));
}

const notOffered = () => new Refusal('invalid_input', { fields: { method: 'invalid_value' } });

/** The second half of a login from an unregistered address, or of a member with an authenticator (docs/product.md 4). */
export function createLoginVerification(kernel: Kernel, deps: Deps): LoginVerification {
  const { member, verification, attempts, authenticators, challenges, admit, onFailed, failures, provesMobile } = deps;

  async function isRight(found: Member, input: AnswerInput): Promise<boolean> {
    const { method, firebaseIdToken } = input;
    const answer = answerOf(input);
    if (method === 'bankAccountName') return isSameHolder(answer, member.profile.of(found).payeeName ?? '');
    if (method === 'authenticator') return authenticators.use(found.id, answer);
    const to = await verifiedContact(member, found.id, method);
    if (!to) return false;
    const purpose = 'login_check';
    if (method === 'email') return verification.codes.use({ purpose, to, code: answer });
    return provesMobile({ purpose, mobile: to, code: answer, firebaseIdToken }).catch(async (error) => {
      if (error instanceof Refusal && error.code === 'identity_token_invalid') return false;
      // The provider could not be reached: the answer was not a wrong one.
      await failures.uncount(found.id);
      throw error;
    });
  }

  return {
    async sendCode({ challengeId, method }, from, language) {
      const { memberId, methods } = await challenges.find(challengeId, from);
      const to = methods.includes(method) ? await verifiedContact(member, memberId, method) : undefined;
      if (!to) throw notOffered();
      const channel = method === 'mobile' ? 'sms' : 'email';
      const sent = { purpose: 'login_check', channel, to, address: from.address, asker: 'login' } as const;
      return verification.codes.send({ ...sent, language });
    },
    async answer(input, from) {
      const { memberId, methods } = await challenges.find(input.challengeId, from);
      if (!methods.includes(input.method)) throw notOffered();
      if (isNoCode(input)) throw refusalAt('answer', 'extra_verification_failed');
      const found = await member.byId(memberId);
      if (!found) throw new Refusal('challenge_over');
      const attempt = await attempts.begin(from.address, found.account);
      const outcome = await judge(input, from, found).catch(async (error) => {
        await attempt.conclude('refused');
        throw error;
      });
      await attempt.conclude(outcome.result);
      if (outcome.refusal) throw outcome.refusal;
      return outcome.value;
    },
  };

  type Outcome =
    | { result: 'success'; value: LoginValue; refusal?: undefined }
    | { result: 'failed' | 'refused'; refusal: Refusal };

  async function judge(input: AnswerInput, from: Origin, found: Member): Promise<Outcome> {
    const over: Outcome = { result: 'refused', refusal: new Refusal('challenge_over') };
    const challenge = await challenges.take(input.challengeId, from).catch(() => undefined);
    if (!challenge) return over;
    const retryAfterSeconds = await failures.take(found.id);
    if (retryAfterSeconds || !(await isRight(found, input))) {
      await onFailed(found);
      return retryAfterSeconds
        ? { result: 'refused', refusal: new Refusal('too_many_requests', { retryAfterSeconds }) }
        : { result: 'failed', refusal: new Refusal('extra_verification_failed') };
    }
    await failures.uncount(found.id);
    if (found.state !== 'open') return { result: 'refused', refusal: new Refusal('account_closed') };
    const { remember, passwordExpired, passwordChangeRequired, passkeyId } = challenge;
    return kernel.database.transaction(async (): Promise<Outcome> => {
      // Locked first: whoever ends all sessions also locks the member before the challenges.
      await member.lock(found.id);
      if (!(await challenges.end(challenge))) return over;
      const admission = { remember, passwordExpired, passwordChangeRequired, passkeyId: passkeyId ?? undefined };
      const value = await admit(found, from, admission, { authenticator: input.method === 'authenticator' });
      return { result: 'success', value };
    });
  }
}

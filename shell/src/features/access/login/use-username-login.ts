import { RefusalError } from '@portal/shared/client/errors';
import { useState } from 'react';
import { useText } from '../../../host/use-text.ts';
import { failureText } from '../parts/failure-text.ts';
import { useHumanCheck } from '../parts/human-verification/use-human-check.ts';
import { forgetToken, type RememberedUser, rememberedUser, rememberUser } from './remembered.ts';
import type { LoginSteps } from './use-login.ts';

export interface UsernameFields {
  username: string;
  password: string;
  captcha: string;
  isRemembered: boolean;
}

const nobody: RememberedUser = { username: '', isRemembered: false, hasToken: false };

/** The response to a failed login says whether the next one needs a captcha. */
function wantsCaptcha(error: unknown): boolean {
  return error instanceof RefusalError && (error.value.captcha === true || /^captcha_/.test(error.code));
}

/** The platform has checked the remembered token, which is used up, or has found none. */
const tokenIsOver = ({ code }: RefusalError) => ['login_failed', 'account_closed', 'invalid_input'].includes(code);

/** State of a login by username: captcha or its replacement, remembered token, human verification. */
export function useUsernameLogin(send: LoginSteps['send'], isAgentPage: boolean) {
  const t = useText();
  const human = useHumanCheck('login');
  const [remembered, setRemembered] = useState(() => (isAgentPage ? nobody : rememberedUser()));
  const [captcha, setCaptcha] = useState({ isDemanded: false, id: '', round: 0 });
  const [proof, setProof] = useState<string>();
  const [failure, setFailure] = useState('');
  function dropToken(username: string): void {
    forgetToken(username);
    setRemembered((now) => ({ ...now, hasToken: false }));
  }
  /** The token replaces the password of its own user only. */
  const hasTokenFor = (username: string) => remembered.hasToken && username.trim() === remembered.username;

  /** Returns true when logged in or asked for another proof; false when refused. */
  async function attempt(fields: UsernameFields): Promise<boolean> {
    const username = fields.username.trim();
    const password = fields.password.trim();
    const remember = fields.isRemembered && !isAgentPage;
    const isByToken = !password && hasTokenFor(username);
    const picture = captcha.isDemanded && !proof ? { captcha: fields.captcha.trim(), captchaId: captcha.id } : {};
    const optional = { ...picture, ...(!isAgentPage && { rememberIn: 'cookie' as const }) };
    const input = { type: 'username' as const, username, password, remember, agentPage: isAgentPage, ...optional };
    const trial = (humanVerification: string | undefined) =>
      send(
        { ...input, ...(humanVerification && { humanVerification }) },
        {
          way: { type: 'username', account: username, password },
          // The token is valid once and was used; the next one comes when the login completes.
          onExtra: () => isByToken && dropToken(username),
          onEntered: () => !isAgentPage && rememberUser(username, remember),
        },
      );
    setFailure('');
    try {
      await (proof ? trial(proof) : human.run(trial));
      return true;
    } catch (error) {
      // Other refusals (too many attempts, captcha, human verification) come before the token is checked.
      if (isByToken && error instanceof RefusalError && tokenIsOver(error)) dropToken(username);
      setFailure(failureText(error, t));
      setProof(undefined);
      setCaptcha((now) => ({
        ...now,
        isDemanded: now.isDemanded || wantsCaptcha(error),
        round: now.round + 1,
      }));
      return false;
    }
  }
  return {
    attempt,
    remembered,
    hasTokenFor,
    failure,
    forgetFailure: () => setFailure(''),
    isSolving: human.isSolving,
    captcha: {
      ...captcha,
      proof,
      onProof: setProof,
      onImage: (id: string) => setCaptcha((now) => ({ ...now, id })),
    },
  };
}

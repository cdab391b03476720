import type { CallInput } from '@portal/shared/contract/calls/define-call';
import type { login } from '@portal/shared/contract/sessions/login';
import type { SmsProof } from '@portal/shared/remote/verification/use-sms-proof';
import { useState } from 'react';
import { useText } from '../../../host/use-text.ts';
import { failureText } from '../parts/failure-text.ts';
import { useHumanCheck } from '../parts/human-verification/use-human-check.ts';
import type { MobileFields, ProvedMobile } from '../parts/use-mobile.ts';
import { rememberMobile } from './remembered.ts';
import type { LoginSteps } from './use-login.ts';

interface SmsLogin {
  mobile: ProvedMobile;
  proofOf: SmsProof['proofOf'];
  send: LoginSteps['send'];
  isAgentPage: boolean;
}

/** Sends a login by SMS and, if wanted, remembers the verified number for a day. */
export function useSmsLogin({ mobile, proofOf, send, isAgentPage }: SmsLogin) {
  const t = useText();
  const human = useHumanCheck('login');
  const [failure, setFailure] = useState('');
  async function attempt({ code, isRemembered }: MobileFields): Promise<void> {
    setFailure('');
    try {
      const typed = mobile.typed();
      const input = loginOf(typed, await proofOf(code.trim()), isAgentPage);
      const onEntered = () => {
        const { countryCode } = mobile.choice.country ?? {};
        if (!isAgentPage) rememberMobile({ countryCode, mobileNum: typed.mobileNum }, isRemembered);
      };
      const way = { type: input.type, account: typed.mobileNum };
      await human.whenAsked((humanVerification) =>
        send({ ...input, ...(humanVerification && { humanVerification }) }, { way, onEntered }),
      );
    } catch (error) {
      setFailure(failureText(error, t));
    }
  }
  return { attempt, failure, isSolving: human.isSolving };
}

type LoginInput = CallInput<typeof login>;

/** Returns the login for a verified number: by the platform's code, or by the identity provider's token. */
function loginOf(
  { mobileNum, countryDialingCode }: { mobileNum: string; countryDialingCode: string },
  { verificationCode, firebaseIdToken }: { verificationCode: string; firebaseIdToken?: string },
  agentPage: boolean,
): Extract<LoginInput, { type: 'firebase' | 'sms' }> {
  if (firebaseIdToken) return { type: 'firebase', firebaseChannel: 'sms', firebaseIdToken, agentPage };
  return { type: 'sms', username: mobileNum, countryDialingCode, password: verificationCode, agentPage };
}

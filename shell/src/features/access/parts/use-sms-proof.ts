import { localeByLanguage } from '@portal/shared/contract/game-types';
import { useHost, useReadable } from '@portal/shared/remote/host-context';
import { type RefObject, useRef } from 'react';
import type { PhoneConfirmation } from './firebase/firebase-session.ts';
import { ProviderError } from './firebase/provider-error.ts';
import { useHumanCheck } from './human-verification/use-human-check.ts';

/** Minutes that a code of the identity provider counts for (specification 9). */
const providerMinutes = 1;

export interface TypedMobile {
  countryDialingCode: string;
  mobileNum: string;
}

export interface SmsProofOptions {
  /** Where the provider puts its own check against machines. */
  place: RefObject<HTMLElement | null>;
  /** The call that sends a code where the platform does. */
  sendByPlatform(mobile: TypedMobile, humanVerification: string | undefined): Promise<{ expiredMinutes: number }>;
}

/** Proves a mobile number by a code, from whoever the site has send them: the platform, or the identity provider. */
export function useSmsProof({ place, sendByPlatform }: SmsProofOptions) {
  const host = useHost();
  const human = useHumanCheck('sms');
  const confirmation = useRef<PhoneConfirmation>(undefined);
  // The provider takes a code once; a form that is refused for something else is sent again with the same proof.
  const proved = useRef<{ code: string; token: string }>(undefined);
  const language = localeByLanguage[useReadable(host.language)];
  const { smsChannel, firebase } = host.site.identity;
  const isProvider = smsChannel === 'firebase' && firebase !== undefined;

  async function sendByProvider({ countryDialingCode, mobileNum }: TypedMobile) {
    if (!firebase || !place.current) throw new ProviderError('phone_auth.operation-not-allowed');
    const { sendProviderCode } = await import('./firebase/firebase-session.ts');
    const phone = countryDialingCode + mobileNum.replace(/\D/g, '').replace(/^0/, '');
    proved.current = undefined;
    confirmation.current = await sendProviderCode(firebase, phone, { place: place.current, language });
    return { expiredMinutes: providerMinutes };
  }
  return {
    isSolving: human.isSolving,
    send: (mobile: TypedMobile) =>
      isProvider ? sendByProvider(mobile) : human.run((verification) => sendByPlatform(mobile, verification)),
    /** What goes with the submission for a typed code. @throws ProviderError for a code the provider refuses */
    async proofOf(code: string): Promise<{ verificationCode: string; firebaseIdToken?: string }> {
      if (!isProvider) return { verificationCode: code };
      if (!confirmation.current) throw new ProviderError('phone_auth.missing-verification-code');
      if (proved.current?.code !== code) proved.current = { code, token: await confirmation.current.confirm(code) };
      return { verificationCode: '', firebaseIdToken: proved.current.token };
    },
  };
}

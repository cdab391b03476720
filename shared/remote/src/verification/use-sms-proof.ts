import { nationalDigits } from '@portal/shared/contract/typed/typed-mobile.rules';
import { foldedDigits } from '@portal/shared/contract/typed/typed-text.rules';
import { useRef } from 'react';
import { refusing } from '../calls/refusal-of.ts';
import type { PhoneConfirmation } from '../host.ts';
import { useHost } from '../host-context.ts';
import { isProvedByProvider } from './contact-channels.rules.ts';

/** Minutes that a code of the identity provider counts for (docs/product.md 9). */
const providerMinutes = 1;

export interface TypedMobile {
  countryDialingCode: string;
  mobileNum: string;
}

export interface SmsProofOptions {
  /** The call that sends a code where the platform does. */
  sendByPlatform(mobile: TypedMobile): Promise<{ expiredMinutes: number }>;
  /** Error text for a code that was never requested from the provider. */
  notAsked: string;
}

export interface SmsProof {
  /** The provider needs the full number, even for a bound one that is shown masked. */
  needsNumber: boolean;
  /** `place` is the element for the provider's check against machines. */
  send(mobile: TypedMobile, place: HTMLElement): Promise<{ expiredMinutes: number }>;
  /** Returns the proof of a typed code. @throws Refusal for a code that the provider does not accept */
  proofOf(code: string): Promise<{ verificationCode: string; firebaseIdToken?: string }>;
}

/** Proves a mobile number by a code of the platform or the identity provider, by the site's setting. */
export function useSmsProof({ sendByPlatform, notAsked }: SmsProofOptions): SmsProof {
  const host = useHost();
  const confirmation = useRef<PhoneConfirmation>(undefined);
  // The provider accepts a code once; a form refused for another reason is sent again with the same proof.
  const proved = useRef<{ code: string; token: string }>(undefined);
  const needsNumber = isProvedByProvider(host.site.identity);
  return {
    needsNumber,
    async send(mobile, place) {
      if (!needsNumber) return sendByPlatform(mobile);
      proved.current = undefined;
      confirmation.current = await host.sendProviderCode(phoneOf(mobile), place);
      return { expiredMinutes: providerMinutes };
    },
    async proofOf(typed) {
      const code = foldedDigits(typed);
      if (!needsNumber) return { verificationCode: code };
      if (!confirmation.current) throw refusing('invalid_verification_code', notAsked);
      if (proved.current?.code !== code) proved.current = { code, token: await confirmation.current.confirm(code) };
      return { verificationCode: '', firebaseIdToken: proved.current.token };
    },
  };
}

/** E.164 form of the number typed after a dialling code. */
function phoneOf({ countryDialingCode, mobileNum }: TypedMobile): string {
  return countryDialingCode + (nationalDigits(mobileNum, { countryDialingCode }) ?? '');
}

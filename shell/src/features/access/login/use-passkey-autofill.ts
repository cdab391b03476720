import { askLoginPasskey } from '@portal/shared/contract/sessions/passkeys';
import { browserKeys } from '@portal/shared/remote/keys/browser-keys';
import { useEffect, useEffectEvent } from 'react';
import { usePortal } from '../../../host/portal-context.ts';
import type { PasskeyAnswer } from './passkey-answer.ts';

/** A question is over after two minutes; this leaves time to confirm on the device. */
const renewMs = 100_000;
const checkMs = 5000;

/** Offers passkeys in the autofill of the username while `isOn`, and passes on the answer of the one chosen. */
export function usePasskeyAutofill(isOn: boolean, onChosen: (answer: PasskeyAnswer) => void): void {
  const { host } = usePortal();
  const offer = useEffectEvent(() => {
    const over = new AbortController();
    const askedAt = Date.now();
    const ask = async () => (await host.call(askLoginPasskey, {})).options;
    browserKeys.autofill(ask, over.signal).then(
      (proof) => proof && onChosen({ proof, askedAt }),
      // The form works without it; the button says what is wrong.
      () => undefined,
    );
    return { askedAt, end: () => over.abort() };
  });
  useEffect(() => {
    if (!isOn) return;
    let current = offer();
    const renew = () => {
      if (document.hidden || Date.now() - current.askedAt < renewMs) return;
      current.end();
      current = offer();
    };
    // While the device asks to confirm, its dialog has the focus: a new question would end it.
    const timer = setInterval(() => document.hasFocus() && renew(), checkMs);
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
      current.end();
    };
  }, [isOn]);
}

import { askLoginPasskey } from '@portal/shared/contract/sessions/passkeys';
import { browserKeys, type KeyProof } from '@portal/shared/remote/keys/browser-keys';
import { useEffect, useEffectEvent } from 'react';
import { usePortal } from '../../../host/portal-context.ts';

/** A question is over after two minutes; this leaves time to confirm on the device. */
const renewMs = 100_000;

/** Offers passkeys in the autofill of the username while `isOn`, and passes on the answer of the one chosen. */
export function usePasskeyAutofill(isOn: boolean, onChosen: (answer: KeyProof) => void): void {
  const { host } = usePortal();
  const offer = useEffectEvent(() => {
    const over = new AbortController();
    const ask = async () => (await host.call(askLoginPasskey, {})).options;
    browserKeys.autofill(ask, over.signal).then(
      (answer) => answer && onChosen(answer),
      // The form works without it; the button says what is wrong.
      () => undefined,
    );
    return () => over.abort();
  });
  useEffect(() => {
    if (!isOn) return;
    let end = offer();
    const timer = setInterval(() => {
      if (document.hidden) return;
      end();
      end = offer();
    }, renewMs);
    return () => {
      clearInterval(timer);
      end();
    };
  }, [isOn]);
}

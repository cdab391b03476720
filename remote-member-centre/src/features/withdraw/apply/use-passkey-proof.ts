import type { CallInput } from '@portal/shared/contract/calls/define-call';
import { askWithdrawalPasskey } from '@portal/shared/contract/payments/withdrawals';
import { refusing } from '@portal/shared/remote/calls/refusal-of';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { browserKeys, type KeyProof, NoKeyError } from '@portal/shared/remote/keys/browser-keys';
import { useRef } from 'react';

/** A passkey in place of the payment password, for one withdrawal. */
export function usePasskeyProof(act: CallInput<typeof askWithdrawalPasskey>) {
  const host = useHost();
  const intl = useIntl();
  const isChosen = useRef(false);
  /** Sent, and no answer came: sent again it is the same withdrawal, which takes the amount once. */
  const undecided = useRef<KeyProof>(undefined);

  async function ask(): Promise<KeyProof> {
    const { options } = await host.call(askWithdrawalPasskey, act);
    return browserKeys.prove(options).catch((error: unknown) => {
      if (!(error instanceof NoKeyError)) throw error;
      throw refusing('no_passkey', intl.formatMessage({ id: 'withdraw.confirm.noPasskey' }));
    });
  }
  return {
    isChosen: () => isChosen.current,
    /** Submits the form by passkey. */
    async choose(submit: () => Promise<void>): Promise<void> {
      isChosen.current = true;
      await submit();
      isChosen.current = false;
    },
    async prove(): Promise<KeyProof> {
      undecided.current ??= await ask();
      return undecided.current;
    },
    forget(): void {
      undecided.current = undefined;
    },
  };
}

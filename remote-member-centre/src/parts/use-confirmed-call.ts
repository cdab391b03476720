import type { Call, CallInput } from '@portal/shared/contract/calls/define-call';
import { useFailureText } from '@portal/shared/remote/calls/use-failure-text';
import { useKeyedCall } from '@portal/shared/remote/calls/use-keyed-call';
import type { ConfirmRequest } from '@portal/shared/remote/host';
import { useHost } from '@portal/shared/remote/host-context';
import { useState } from 'react';

/** Asks, sends the call once, shows how it ended in a toast, and reads everything again. */
export function useConfirmedCall<C extends Call>(call: C, refresh: () => unknown) {
  const host = useHost();
  const failureText = useFailureText();
  const send = useKeyedCall(call);
  const [isBusy, setIsBusy] = useState(false);
  async function act(input: CallInput<C>, ask: ConfirmRequest, done: string): Promise<void> {
    if (!(await host.confirm(ask))) return;
    setIsBusy(true);
    try {
      await send(input);
      host.toast(done, 'good');
    } catch (error) {
      host.toast(failureText(error), 'bad');
    }
    void refresh();
    setIsBusy(false);
  }
  return { act, isBusy };
}

import type { Call, CallInput } from '@portal/shared/contract/define-call';
import { refusalOf } from '@portal/shared/remote/calls/refusal-of';
import { useKeyedCall } from '@portal/shared/remote/calls/use-keyed-call';
import type { ConfirmRequest } from '@portal/shared/remote/host';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { useState } from 'react';
import { useWithdrawalRefresh } from './use-withdrawal-updates.ts';

/** Asks, does it once, says how it ended in a toast, and reads everything anew. */
export function useAct<C extends Call>(call: C) {
  const host = useHost();
  const intl = useIntl();
  const send = useKeyedCall(call);
  const refresh = useWithdrawalRefresh();
  const [isBusy, setIsBusy] = useState(false);
  async function act(input: CallInput<C>, ask: Omit<ConfirmRequest, 'cancelLabel'>, done: string): Promise<void> {
    if (!(await host.confirm({ ...ask, cancelLabel: intl.formatMessage({ id: 'withdraw.no' }) }))) return;
    setIsBusy(true);
    try {
      await send(input);
      host.toast(done, 'good');
    } catch (error) {
      host.toast(refusalOf(error)?.message ?? intl.formatMessage({ id: 'failed.text' }), 'bad');
    }
    refresh();
    setIsBusy(false);
  }
  return { act, isBusy };
}

import { type Contract, requestTermination, withdrawRequest } from '@portal/shared/contract/agents/contracts';
import { useFailureText } from '@portal/shared/remote/calls/use-failure-text';
import { useRefresh } from '@portal/shared/remote/calls/use-refresh';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { useOneAtATime } from '@portal/shared/ui/behaviour/use-one-at-a-time';
import { useState } from 'react';
import { contractReads } from '../contract-reads.ts';

/** Requests that can be sent to a direct downline, or withdrawn. */
export type DownlineRequest = 'askEnd' | 'takeBack';

/** Asks a direct downline to end a contract, or withdraws the open request, and reports the outcome. */
export function useDownlineRequest(contract: Contract, onDone: () => void) {
  const host = useHost();
  const intl = useIntl();
  const failureText = useFailureText();
  const refresh = useRefresh(contractReads);
  const [failure, setFailure] = useState('');
  const text = (id: string) => intl.formatMessage({ id }, { account: contract.account });
  const [send, isBusy] = useOneAtATime(async (ask: DownlineRequest) => {
    setFailure('');
    try {
      if (ask === 'askEnd') await host.call(requestTermination, { contractId: contract.id });
      else await host.call(withdrawRequest, { requestId: contract.request?.id ?? '' });
      host.toast(text(`contracts.done.${ask}`), 'good');
      onDone();
    } catch (error) {
      setFailure(failureText(error));
    }
    // After a refusal too: the other side may have answered meanwhile.
    void refresh();
  });
  return { send, isBusy, failure };
}

import type { Contract } from '@portal/shared/contract/agents/contract-calls';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { refusalOf } from '@portal/shared/remote/refusal-of';
import { useOneAtATime } from '@portal/shared/ui/use-one-at-a-time';
import { useState } from 'react';
import { processCalls } from '../kinds.ts';
import { useRefreshContracts } from '../use-refresh-contracts.ts';

type Action = 'accept' | 'reject' | 'terminate';

/** Sends an answer to a contract and says what has become of it. `onDone` closes what asked. */
export function useAnswer(contract: Contract, onDone: () => void) {
  const host = useHost();
  const intl = useIntl();
  const refresh = useRefreshContracts();
  const [failure, setFailure] = useState('');
  const [answer, isBusy] = useOneAtATime(async (action: Action, requestId?: string) => {
    setFailure('');
    const input = { contractId: contract.id, action, ...(requestId && { requestId }) };
    try {
      await host.call(processCalls[contract.kind], input);
      host.toast(intl.formatMessage({ id: `contracts.answered.${action}` }), 'good');
      onDone();
    } catch (error) {
      setFailure(refusalOf(error)?.message ?? intl.formatMessage({ id: 'failed.text' }));
    }
    // After a refusal too: the request may have been answered or taken back elsewhere.
    refresh();
  });
  return { answer, isBusy, failure };
}

import { type Contract, requestTermination, withdrawRequest } from '@portal/shared/contract/agents/contract-calls';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { refusalOf } from '@portal/shared/remote/refusal-of';
import { useOneAtATime } from '@portal/shared/ui/use-one-at-a-time';
import { useState } from 'react';
import { useRefreshContracts } from '../use-refresh-contracts.ts';

/** Asks a direct downline to end a contract, or takes back what was asked; both are confirmed before. */
export function useAsk(contract: Contract) {
  const host = useHost();
  const intl = useIntl();
  const refresh = useRefreshContracts();
  const [failure, setFailure] = useState('');
  const text = (id: string) => intl.formatMessage({ id }, { account: contract.account });

  async function confirmed(act: 'askEnd' | 'takeBack', send: () => Promise<unknown>): Promise<void> {
    setFailure('');
    const isSure = await host.confirm({
      title: text(`contracts.confirm.${act}`),
      text: text(`contracts.confirm.${act}.text`),
      confirmLabel: text(`contracts.${act}`),
      cancelLabel: text('contracts.back'),
    });
    if (!isSure) return;
    try {
      await send();
      host.toast(text(`contracts.done.${act}`), 'good');
    } catch (error) {
      setFailure(refusalOf(error)?.message ?? text('failed.text'));
    }
    refresh();
  }

  const [end, isEnding] = useOneAtATime(() =>
    confirmed('askEnd', () => host.call(requestTermination, { contractId: contract.id })),
  );
  const [takeBack, isTakingBack] = useOneAtATime((request: { id: string }) =>
    confirmed('takeBack', () => host.call(withdrawRequest, { requestId: request.id })),
  );
  return { end, takeBack, isBusy: isEnding || isTakingBack, failure };
}

import {
  type Contract,
  processDailySalary,
  processDividendRequest,
  processHourlySalary,
  processRealTimeSalary,
} from '@portal/shared/contract/agents/contracts';
import { useFailureText } from '@portal/shared/remote/calls/use-failure-text';
import { useRefresh } from '@portal/shared/remote/calls/use-refresh';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { useOneAtATime } from '@portal/shared/ui/behaviour/use-one-at-a-time';
import { useState } from 'react';
import { contractReads } from '../contract-reads.ts';
import { shownIds, usePreview } from './use-preview.ts';

interface Answering {
  action: 'accept' | 'reject' | 'terminate';
  /** The request to answer; absent if the agent acts without one. */
  requestId?: string;
  /** Closes the dialog. */
  onDone: () => void;
}

/** Sends an answer to a contract, bound to the endings that were shown, and reports the outcome. */
export function useAnswer(contract: Contract, { action, requestId, onDone }: Answering) {
  const host = useHost();
  const intl = useIntl();
  const failureText = useFailureText();
  const refresh = useRefresh(contractReads);
  const [refused, setRefused] = useState('');
  const [send, isSending] = useOneAtATime(async (affected?: string[]) => {
    setRefused('');
    const input = { contractId: contract.id, action, ...(requestId && { requestId }), ...(affected && { affected }) };
    try {
      await host.call(processCalls[contract.kind], input);
      host.toast(intl.formatMessage({ id: `contracts.answered.${action}` }), 'good');
      onDone();
    } catch (error) {
      setRefused(failureText(error));
    }
    // After a refusal too: the request may have been answered or withdrawn elsewhere.
    void refresh();
  });
  const endsSomething = action !== 'reject';
  const preview = usePreview(requestId ? { requestId } : { contractId: contract.id }, endsSomething && !isSending);
  return {
    /** Sends the answer, or reloads the preview if that failed. */
    answer() {
      if (!endsSomething) void send();
      else if (preview.affected) void send(shownIds(preview.affected));
      else preview.again();
    },
    preview,
    isBusy: isSending || preview.isReading,
    failure: refused || preview.failure,
  };
}

/** By which call the agent answers to a contract of a kind (docs/product.md 7.2). */
const processCalls = {
  dividend: processDividendRequest,
  daily: processDailySalary,
  hourly: processHourlySalary,
  realtime: processRealTimeSalary,
} as const;

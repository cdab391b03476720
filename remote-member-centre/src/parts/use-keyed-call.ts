import type { Call, CallInput, CallOutput } from '@portal/shared/contract/define-call';
import { useHost } from '@portal/shared/remote/host-context';
import { refusalOf } from '@portal/shared/remote/refusal-of';
import { useRef } from 'react';

/**
 * Sends a call that moves money. An answer that never came may still have moved it, so the same input sent again keeps
 * its key and cannot move it twice; another input, or any answer, begins a new key.
 */
export function useKeyedCall<C extends Call>(call: C) {
  const host = useHost();
  const open = useRef<{ body: string; key: string }>(undefined);
  return async (input: CallInput<C>): Promise<CallOutput<C>> => {
    const body = JSON.stringify(input);
    const idempotencyKey = open.current?.body === body ? open.current.key : crypto.randomUUID();
    open.current = { body, key: idempotencyKey };
    try {
      const answer = await host.call(call, input, { idempotencyKey });
      open.current = undefined;
      return answer;
    } catch (error) {
      if (refusalOf(error)) open.current = undefined;
      throw error;
    }
  };
}

import type { Call, CallInput, CallOutput } from '@portal/shared/contract/calls/define-call';
import { useHost } from '../host-context.ts';
import { createUndecidedCalls } from './undecided-calls.ts';

type Undecided = ReturnType<typeof createUndecidedCalls>;

/** One per mount of the remote. */
const undecidedOf = new WeakMap<object, Undecided>();

/** Sends a call that moves money, with a key that stays the same until its answer is known. */
export function useKeyedCall<C extends Call>(call: C) {
  const host = useHost();
  return (input: CallInput<C>): Promise<CallOutput<C>> => {
    const undecided = undecidedOf.get(host) ?? createUndecidedCalls(() => crypto.randomUUID());
    undecidedOf.set(host, undecided);
    const what = `${call.method} ${call.path} ${JSON.stringify(input)}`;
    return undecided.send(what, (idempotencyKey) => host.call(call, input, { idempotencyKey }));
  };
}

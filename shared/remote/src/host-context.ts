import type { Call, CallInput, CallOutput } from '@portal/shared/contract/define-call';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Host } from './host.ts';
import { useQuery } from './query.ts';
import type { Readable } from './readable.ts';

export const HostContext = createContext<Host | undefined>(undefined);

export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost needs a HostContext above it');
  return host;
}

export function useReadable<T>(readable: Readable<T>): T {
  return useSyncExternalStore(readable.subscribe, readable.get);
}

/** Reads one call of the contract and keeps the answer; the key is the path and the input. */
export function useCallQuery<C extends Call>(call: C, input: CallInput<C>, options: { enabled?: boolean } = {}) {
  const host = useHost();
  return useQuery<CallOutput<C>>({
    queryKey: [call.path, input],
    queryFn: ({ signal }) => host.call(call, input, { signal }),
    enabled: options.enabled ?? true,
  });
}

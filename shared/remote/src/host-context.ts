import type { Call, CallInput, CallOutput } from '@portal/shared/contract/define-call';
import { keepPreviousData, useQuery } from '@portal/shared/remote/query';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Host } from './host.ts';
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

export interface CallQueryOptions {
  enabled?: boolean;
  /** Shows the rows of the page before while the next one is on its way (`isPlaceholderData` tells). */
  keepPrevious?: boolean;
  /** Reads again so often while the page is looked at: for figures of others that gather meanwhile. */
  everyMs?: number;
  /** Reads again whenever it is shown or enabled, however short ago it was read; the answer before stays until then. */
  alwaysAnew?: boolean;
}

/**
 * Under which an answer is kept. The key begins with the path, so that `invalidateQueries({ queryKey: [call.path] })`
 * reads it again; language and member are part of it, since the answer is in that language and for that member alone.
 */
export function callKey(call: Call, input: unknown, language: string, memberId?: string) {
  return [call.path, input, language, memberId] as const;
}

/** Reads one call of the contract and keeps the answer. A newer input aborts the older request. */
export function useCallQuery<C extends Call>(call: C, input: CallInput<C>, options: CallQueryOptions = {}) {
  const host = useHost();
  const language = useReadable(host.language);
  const memberId = useReadable(host.member)?.id;
  return useQuery<CallOutput<C>>({
    queryKey: callKey(call, input, language, memberId),
    queryFn: ({ signal }) => host.call(call, input, { signal }),
    enabled: options.enabled ?? true,
    ...(options.keepPrevious && { placeholderData: keepPreviousData }),
    ...(options.everyMs && { refetchInterval: options.everyMs }),
    ...(options.alwaysAnew && { staleTime: 0 }),
  });
}

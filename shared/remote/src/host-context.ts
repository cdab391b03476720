import type { Call, CallInput, CallOutput } from '@portal/shared/contract/calls/define-call';
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

/** The path of the page that is asked for; renders when it changes, not with every filter in the address. */
export function usePathname(): string {
  const { location } = useHost();
  return useSyncExternalStore(location.subscribe, () => location.get().pathname);
}

export interface CallQueryOptions {
  enabled?: boolean;
  /** Shows the rows of the previous page while the next one loads (see `isPlaceholderData`). */
  keepPrevious?: boolean;
  /** Polls at this interval while the page is visible, for figures of others. */
  everyMs?: number;
  /** Reloads whenever it is shown or enabled, however recent the data; the old answer stays until then. */
  alwaysRefetch?: boolean;
}

/**
 * Cache key of a call. It begins with the path, so that `invalidateQueries({ queryKey: [call.path] })` reloads it;
 * language and member are part of it, since the answer depends on both.
 */
export function callKey(call: Call, input: unknown, language: string, memberId?: string) {
  return [call.path, input, language, memberId] as const;
}

/** Queries one call of the contract and caches the answer. A newer input aborts the older request. */
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
    ...(options.alwaysRefetch && { staleTime: 0 }),
  });
}

import { QueryClient, QueryClientProvider } from '@portal/shared/remote/query';
import { createElement, type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { mayReadAgain, readAgainAfterMs } from '../calls/query-retry.rules.ts';
import type { Host } from '../host.ts';
import { HostContext } from '../host-context.ts';
import type { Mounted, Place } from '../remote-module.ts';
import { HostIntl, type LoadMessages } from './host-intl.ts';
import { HostRouter } from './host-router.ts';

const staleMs = 5_000;

function createCache(): QueryClient {
  const queries = { retry: mayReadAgain, retryDelay: (failures: number) => readAgainAfterMs(failures) };
  return new QueryClient({ defaultOptions: { queries: { ...queries, staleTime: staleMs } } });
}

function Drawn({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }) {
  useEffect(onDrawn, [onDrawn]);
  return children;
}

/** Starts rendering; `drawn` settles with the first render, and later errors are reported to the place. */
function draw(place: Place, tree: (onDrawn: () => void) => ReactNode): { root: Root; drawn: Promise<void> } {
  let isDrawn = false;
  let onDrawn = () => {};
  let onFailed = (_: unknown) => {};
  const drawn = new Promise<void>((resolve, reject) => {
    onDrawn = () => {
      isDrawn = true;
      resolve();
    };
    onFailed = reject;
  });
  const onUncaughtError = (error: unknown) => (isDrawn ? place.onBroken?.(error) : onFailed(error));
  const root = createRoot(place.element, { onUncaughtError });
  // In pieces, between which the page answers its player.
  startTransition(() => root.render(tree(() => onDrawn())));
  return { root, drawn };
}

/**
 * Mounts a React tree of a remote with everything it needs from the host, and returns how to unmount it.
 * Resolves after the first render; rejects when that throws, so that the shell can fall back. Later errors are
 * reported to `place.onBroken`. `begin` prefetches what the first render queries, in parallel with the texts.
 */
export async function mountReact(
  host: Host,
  place: Place,
  page: ReactNode,
  load: LoadMessages,
  begin?: (cache: QueryClient) => void,
): Promise<Mounted> {
  const language = host.language.get();
  const cache = createCache();
  begin?.(cache);
  const initial = { language, messages: await load(language) };
  const routed = (onDrawn: () => void) =>
    createElement(HostRouter, null, createElement(Drawn, { onDrawn, children: page }));
  const whole = (onDrawn: () => void) =>
    createElement(HostContext.Provider, {
      value: host,
      children: createElement(QueryClientProvider, {
        client: cache,
        children: createElement(HostIntl, { initial, load, children: routed(onDrawn) }),
      }),
    });
  const { root, drawn } = draw(place, whole);

  // In a microtask: the shell unmounts from an effect of its own root, where React cannot finish a second one.
  const takeAway = () =>
    queueMicrotask(() => {
      root.unmount();
      void cache.cancelQueries();
      cache.clear();
    });
  try {
    await drawn;
  } catch (error) {
    takeAway();
    throw error;
  }
  return { unmount: takeAway };
}

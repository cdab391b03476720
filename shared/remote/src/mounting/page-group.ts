import { chunkTimeoutMs } from '@portal/shared/contract/constants';
import { type ComponentType, startTransition, useEffect, useState } from 'react';
import type { LoadMessages } from './host-intl.ts';
import { fetchPastCache } from './past-cache.ts';

/** Error of a page group that failed or timed out. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
}

/** Imports the chunk of one page group. */
export type PageLoader = () => Promise<ComponentType>;

export type PageGroup =
  | { state: 'loading' }
  | { state: 'here'; Page: ComponentType }
  | { state: 'failed'; retry(): void };

const arrived = new WeakMap<PageLoader, ComponentType>();

/** Resolves with the value, or rejects with a PageLoadError after `limitMs` or on failure; keeps the cause. */
export function loadWithin<T>(load: () => Promise<T>, limitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (cause?: unknown) => reject(new PageLoadError('page group did not load', { cause }));
    const timer = setTimeout(fail, limitMs);
    load()
      .then(resolve, fail)
      .finally(() => clearTimeout(timer));
  });
}

/** Preloads a page group, which then renders without waiting. */
export async function preloadPage(load: PageLoader): Promise<void> {
  if (!arrived.has(load)) arrived.set(load, await load());
}

/** Loads texts in parallel with the page that the remote shows first: a mount must include its page. */
export function withFirstPage(texts: LoadMessages, first: readonly PageLoader[]): LoadMessages {
  return async (language) => {
    const [messages] = await Promise.all([texts(language), ...first.map(preloadPage)]);
    return messages;
  };
}

/** A page group (docs/product.md 2.1): loading, loaded, or failed after an error or 120 s with a retry. */
export function usePageGroup(load: PageLoader): PageGroup {
  const [failed, setFailed] = useState<{ load: PageLoader; failure: unknown }>();
  const [tried, setTried] = useState<unknown>();
  const [, setHere] = useState<PageLoader>();
  useEffect(() => {
    if (arrived.has(load)) return;
    let isCurrent = true;
    const loadCode = async () => {
      if (tried) await fetchPastCache(tried);
      await preloadPage(load);
    };
    loadWithin(loadCode, chunkTimeoutMs).then(
      () => isCurrent && startTransition(() => setHere(() => load)),
      (failure) => isCurrent && setFailed({ load, failure }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, tried]);

  const Page = arrived.get(load);
  if (Page) return { state: 'here', Page };
  if (failed?.load !== load) return { state: 'loading' };
  const retry = () => {
    setTried(failed.failure);
    setFailed(undefined);
  };
  return { state: 'failed', retry };
}

import { loadRemote, registerGlobalPlugins, registerPlugins, registerRemotes } from '@module-federation/runtime';
import { pinOf } from './pins.ts';

/** The part of the federation runtime that the loader needs; tests pass a fake. */
export interface Federation {
  /** Loads the exposed module of a container. Rejects on failure; a later call fetches again. */
  load(container: string, entry: string): Promise<unknown>;
}

/** Gives every script that the runtime adds its hash, and ends the request after `entryMs`. */
export function createFederation(entryMs: number): Federation {
  const known = new Set<string>();
  const asked = new Map<string, number>();
  /** A second request for a hanging address would wait for the first one, so each attempt has its own address. */
  const retryUrl = (url: string) => {
    const times = (asked.get(url) ?? 0) + 1;
    asked.set(url, times);
    return times > 1 ? `${url}?again=${times}` : url;
  };
  registerGlobalPlugins([
    {
      // Global, because a remote requests shared modules through its own instance. The runtime caches the rejected
      // promise of a shared module, so every later request would get the same failure.
      name: 'portal-shares',
      errorLoadShare({ pkgName, shareScopeMap }) {
        for (const shared of Object.values(shareScopeMap.default?.[pkgName] ?? {})) shared.loading = null;
      },
    },
  ]);
  registerPlugins([
    {
      name: 'portal-integrity',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        script.crossOrigin = 'anonymous';
        script.integrity = pinOf(script.src);
        script.src = retryUrl(script.src);
        return { script, timeout: entryMs };
      },
      createLink({ url }) {
        const link = document.createElement('link');
        link.href = url;
        link.rel = 'stylesheet';
        link.crossOrigin = 'anonymous';
        link.integrity = pinOf(link.href);
        return link;
      },
    },
  ]);
  return {
    load(container, entry) {
      if (!known.has(container)) registerRemotes([{ name: container, entry }]);
      known.add(container);
      return loadRemote(`${container}/remote`);
    },
  };
}

import { loadRemote, registerGlobalPlugins, registerPlugins, registerRemotes } from '@module-federation/runtime';
import { pinOf } from './pins.ts';

/** The part of the federation runtime that the loader needs; tests bring their own. */
export interface Federation {
  /** Loads the exposed module of a container. Rejects when it cannot; a later call fetches again. */
  load(container: string, entry: string): Promise<unknown>;
}

/** Every script the runtime adds carries its hash, and ends in `entryMs` whatever the network does. */
export function createFederation(entryMs: number): Federation {
  const known = new Set<string>();
  const asked = new Map<string, number>();
  /** A browser lets a second request for an address wait for one that hangs: each has an address of its own. */
  const anew = (url: string) => {
    const times = (asked.get(url) ?? 0) + 1;
    asked.set(url, times);
    return times > 1 ? `${url}?again=${times}` : url;
  };
  registerGlobalPlugins([
    {
      // Global, because a remote asks for shared modules in an instance of its own. The runtime keeps the promise of a
      // shared module that did not come, and would give the same failure to everyone who asks again.
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
        script.src = anew(script.src);
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

import type { RemoteModule } from '@portal/shared/remote/remote-module';
import { pinShell } from '@portal/shell/remotes/loading/pin-shell';
import { mountModule } from '@portal/shell/remotes/place/mount-module';
import type { LoadResult, RemoteSource } from '@portal/shell/remotes/remote-source.types';

/** Replaces the shell's remote source in the single bundle: the same places, filled by ordinary chunks. */
const remotes: Record<string, () => Promise<RemoteModule>> = {
  'remote-games': () => import('@portal/remote-games/remote'),
  'remote-member-centre': () => import('@portal/remote-member-centre/remote'),
  'remote-agent-centre': () => import('@portal/remote-agent-centre/remote'),
  'remote-lottery': () => import('@portal/remote-lottery/remote'),
};
const version = 'static';
const mountMs = 5_000;

pinShell();

async function load(name: string): Promise<LoadResult> {
  const chunk = remotes[name];
  if (!chunk) return { ok: false, reason: 'unknown_remote' };
  return chunk().then(
    (module) => ({ ok: true, module, version }),
    (cause: unknown) => ({ ok: false, reason: 'load_failed', cause }),
  );
}

export const remoteSource: RemoteSource = {
  start: async () => ({ used: 'page' }),
  noteServerTime: () => undefined,
  offer: async () => false,
  look: async () => false,
  prepare: async () => undefined,
  load,
  async bringAhead(name, host, pages) {
    const loaded = await load(name);
    if (loaded.ok) await loaded.module.prepare?.(host, pages);
  },
  async mount(request) {
    const loaded = await load(request.name);
    // No style sheet is at this address, so that none is ever switched off.
    return loaded.ok ? mountModule({ ...loaded, base: 'about:invalid' }, request, mountMs) : loaded;
  },
  preferred: () => version,
  shouldSwap: () => false,
  forgiveFailures: () => undefined,
  releaseHeader: () => `shell@${version}`,
  composition: () => undefined,
};

import type { RemoteModule } from '@portal/shared/remote/remote-module';
import { pinShell } from '@portal/shell/remotes/loading/pins';
import { mountRemote } from '@portal/shell/remotes/mounting/mount-remote';
import type { LoadResult, PageRemotes } from '@portal/shell/remotes/page-remotes.types';

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

export const pageRemotes: PageRemotes = {
  start: async () => ({ used: 'page' }),
  noteServerTime: () => undefined,
  offer: async () => false,
  fetchNewest: async () => false,
  prepare: async () => undefined,
  load,
  async preload(name, host, pages) {
    const loaded = await load(name);
    if (loaded.ok) await loaded.module.prepare?.(host, pages);
  },
  async mount(request) {
    const loaded = await load(request.name);
    // No style sheet is at this address, so that none is ever switched off.
    return loaded.ok ? mountRemote({ ...loaded, base: 'about:invalid' }, request, mountMs) : loaded;
  },
  preferred: () => version,
  shouldSwap: () => false,
  forgetFailures: () => undefined,
  releaseHeader: () => `shell@${version}`,
  composition: () => undefined,
};

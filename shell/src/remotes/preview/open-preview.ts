import type { CandidateVersion, Composition } from '@portal/shared/contract/releases/composition';
import type { PreviewDocument } from '@portal/shared/contract/releases/preview';
import { createWritable, type Readable } from '@portal/shared/remote/readable';
import type { RegistryKey } from '../composition/verify-jws.ts';
import type { PreviewOverride } from '../page-remotes.types.ts';
import { fetchPreview, type PreviewFault } from './fetch-preview.ts';

/** What the preview bar shows. */
export type PreviewState =
  | { shown: true; versions: readonly string[]; expiresAt: string }
  | { shown: false; why: PreviewFault };

export interface Preview extends PreviewOverride {
  state: Readable<PreviewState>;
}

/** The longest delay of a browser timer. */
const longestTimerMs = 2 ** 31 - 1;

/** Fetches the preview and applies it until it expires; a refused one changes nothing and gives the reason. */
export async function openPreview(id: string, keys: readonly RegistryKey[]): Promise<Preview> {
  const fetched = await fetchPreview(id, keys);
  if (!fetched.ok) return inactivePreview(fetched.fault);
  const { document, leftMs } = fetched;
  const versions = Object.entries(document.remotes).map(([name, { version }]) => `${name} ${version}`);
  const state = createWritable<PreviewState>({ shown: true, versions, expiresAt: document.expiresAt });
  setTimeout(() => state.set({ shown: false, why: 'over' }), Math.min(leftMs, longestTimerMs));
  const isActive = () => state.get().shown;
  return {
    state,
    applyTo: (live) => (isActive() ? applyPreview(live, document) : live),
    has: (remote, version) => document.remotes[remote]?.version === version,
    isActive,
  };
}

/** Puts the preview's versions before the live ones; if one fails, the live version is the fallback. */
function applyPreview(live: Composition, preview: PreviewDocument): Composition {
  const previewed = Object.entries(preview.remotes).map(([name, version]) => {
    const offer = live.remotes[name];
    const liveOne = offer?.candidates.slice(-1).map((placed) => ({ ...placed, weight: 0 })) ?? [];
    const candidates: CandidateVersion[] = [{ ...version, weight: 1 }, ...liveOne];
    const offered: Composition['remotes'][string] = { ...offer, candidates };
    return [name, offered] as const;
  });
  return { ...live, remotes: { ...live.remotes, ...Object.fromEntries(previewed) } };
}

function inactivePreview(why: PreviewFault): Preview {
  const state = createWritable<PreviewState>({ shown: false, why });
  return { state, applyTo: (live) => live, has: () => false, isActive: () => false };
}

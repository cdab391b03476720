import { createWritable, type Readable } from '@portal/shared/remote/readable';
import type { RegistryKey } from '../composition/verify-jws.ts';
import type { LaidOver } from '../remote-source.types.ts';
import { applyPreview } from './apply-preview.rules.ts';
import { fetchPreview, type PreviewFault } from './fetch-preview.ts';

/** What the preview bar shows. */
export type PreviewState =
  | { shown: true; versions: readonly string[]; expiresAt: string }
  | { shown: false; why: PreviewFault };

export interface Preview extends LaidOver {
  state: Readable<PreviewState>;
}

/** The longest delay of a browser timer. */
const longestTimerMs = 2 ** 31 - 1;

/** Fetches the preview and applies it until it expires; a refused one changes nothing and gives the reason. */
export async function openPreview(id: string, keys: readonly RegistryKey[]): Promise<Preview> {
  const fetched = await fetchPreview(id, keys);
  if (!fetched.ok) return nothingLaid(fetched.fault);
  const { document, leftMs } = fetched;
  const versions = Object.entries(document.remotes).map(([name, { version }]) => `${name} ${version}`);
  const state = createWritable<PreviewState>({ shown: true, versions, expiresAt: document.expiresAt });
  setTimeout(() => state.set({ shown: false, why: 'over' }), Math.min(leftMs, longestTimerMs));
  const isLaid = () => state.get().shown;
  return {
    state,
    over: (live) => (isLaid() ? applyPreview(live, document) : live),
    has: (remote, version) => document.remotes[remote]?.version === version,
    isLaid,
  };
}

function nothingLaid(why: PreviewFault): Preview {
  const state = createWritable<PreviewState>({ shown: false, why });
  return { state, over: (live) => live, has: () => false, isLaid: () => false };
}

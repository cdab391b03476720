import type { CandidateVersion, Composition } from '@portal/shared/contract/releases/composition';
import type { PreviewDocument } from '@portal/shared/contract/releases/preview';

type Offer = Composition['remotes'][string];

/** Puts the preview's versions before the live ones; if one fails, the live version is the fallback. */
export function applyPreview(live: Composition, preview: PreviewDocument): Composition {
  const laid = Object.entries(preview.remotes).map(([name, version]) => {
    const offer = live.remotes[name];
    const liveOne = offer?.candidates.slice(-1).map((placed) => ({ ...placed, weight: 0 })) ?? [];
    const candidates: CandidateVersion[] = [{ ...version, weight: 1 }, ...liveOne];
    const offered: Offer = { ...offer, candidates };
    return [name, offered] as const;
  });
  return { ...live, remotes: { ...live.remotes, ...Object.fromEntries(laid) } };
}

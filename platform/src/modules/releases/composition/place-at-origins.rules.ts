import type { Composition, PlacedVersion } from '@portal/shared/contract/releases/composition';

/** Moves the entries of these remotes to their own origins (setting REMOTE_ORIGINS). */
export function placeAtOrigins(document: Composition, origins: Readonly<Record<string, string>>): Composition {
  const remotes = Object.entries(document.remotes).map(([name, { candidates, fallback }]) => {
    const at = <Version extends PlacedVersion>(version: Version): Version => ({
      ...version,
      entry: `${origins[name] ?? ''}${version.entry}`,
    });
    return [name, { candidates: candidates.map(at), ...(fallback && { fallback: at(fallback) }) }];
  });
  return { ...document, remotes: Object.fromEntries(remotes) };
}

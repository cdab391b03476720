import type { ReleaseStore } from '../storage/release-store.types.ts';
import type { NamedRelease } from './forget-releases.rules.ts';

/** Returns the releases whose folders exist. */
export async function existingReleases<Release extends NamedRelease>(
  store: Pick<ReleaseStore, 'versionsOf'>,
  releases: readonly Release[],
): Promise<Release[]> {
  const there = new Map<string, Set<string>>();
  for (const name of new Set(releases.map((release) => release.name))) {
    there.set(name, new Set(await store.versionsOf(name)));
  }
  return releases.filter(({ name, version }) => there.get(name)?.has(version));
}

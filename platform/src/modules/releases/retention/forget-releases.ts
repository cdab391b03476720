import type { Registry } from '../registry/registry.ts';
import { existingReleases } from './existing-releases.ts';
import { type NamedRelease, releasesToForget } from './forget-releases.rules.ts';
import { withReleaseRemoval } from './with-release-removal.ts';

/** A registry that was never cleaned has thousands; the rest goes in the next days. */
const atOnce = 200;

const forgottenBy = 'platform';

/**
 * Deletes the files of old releases that nothing refers to. Their rows stay, so that a version never returns with other
 * bytes. Idempotent.
 */
export async function forgetReleases(
  registry: Registry,
  previewed: () => Promise<readonly NamedRelease[]>,
): Promise<void> {
  const { repository, store, clock } = registry;
  await withReleaseRemoval(registry, async (remove) => {
    const [published, acts] = [await repository.published(), await repository.acts()];
    const old = releasesToForget({ published, acts, previewed: await previewed(), now: clock.now() });
    for (const release of (await existingReleases(store, old)).slice(0, atOnce)) {
      const why = 'older than the registry keeps';
      const target = `${release.name} ${release.version}`;
      await registry.audit({ who: forgottenBy, act: 'forget-release', target, why, detail: {} });
      await remove(release);
    }
  });
}

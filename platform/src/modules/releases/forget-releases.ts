import { type NamedRelease, releasesToForget } from './forget-releases.rules.ts';
import type { Registry } from './registry.ts';
import { stillThere } from './still-there.ts';

/** A registry that was never cleaned has thousands; the rest goes the next days. */
const atOnce = 200;

export const forgottenBy = 'platform';

/**
 * Takes away the files of old releases that nothing names any more. Their rows stay: a version never comes back with
 * other bytes. Bears being repeated.
 */
export async function forgetReleases(
  registry: Registry,
  previewed: () => Promise<readonly NamedRelease[]>,
): Promise<void> {
  const { repository, store, clock, database } = registry;
  await registry.inTurn(() =>
    database.transaction(async () => {
      // Nobody puts one of them live meanwhile.
      await repository.holdOrder();
      const [published, acts] = [await repository.published(), await repository.acts()];
      const old = releasesToForget({ published, acts, previewed: await previewed(), now: clock.now() });
      for (const { name, version } of (await stillThere(store, old)).slice(0, atOnce)) {
        const why = 'older than the registry keeps';
        const act = { who: forgottenBy, act: 'forget-release', target: `${name} ${version}`, why, detail: {} };
        await registry.audit(act);
        await store.remove(name, version);
      }
    }),
  );
}

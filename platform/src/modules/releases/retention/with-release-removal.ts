import type { Registry } from '../registry/registry.ts';
import type { HiddenRelease } from '../storage/release-store.types.ts';
import type { NamedRelease } from './forget-releases.rules.ts';

/**
 * Runs work in a transaction, while nobody puts a release live, that may remove folders. They are hidden at once and
 * deleted only after the commit; otherwise they are restored.
 */
export async function withReleaseRemoval<Result>(
  { database, repository, store, runSerially: inTurn }: Registry,
  work: (remove: (release: NamedRelease) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const hidden: HiddenRelease[] = [];
  const restore = async () => {
    for (const folder of hidden.splice(0)) await folder.restore();
  };
  return inTurn(async () => {
    try {
      const result = await database.transaction(async () => {
        // The transaction may be retried after a deadlock.
        await restore();
        await repository.lockHistory();
        return work(async ({ name, version }) => void hidden.push(await store.hide(name, version)));
      });
      for (const folder of hidden) await folder.discard();
      return result;
    } catch (error) {
      await restore();
      throw error;
    }
  });
}

import type { NamedRelease } from './forget-releases.rules.ts';
import type { Registry } from './registry.ts';
import type { ReleaseAside } from './release-store.ts';

/**
 * Runs work in a transaction, while nobody puts a release live, that may remove folders. They are hidden at once and
 * deleted only after the commit; otherwise they are restored.
 */
export async function takingAway<Result>(
  { database, repository, store, inTurn }: Registry,
  work: (takeAway: (release: NamedRelease) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const aside: ReleaseAside[] = [];
  const putBack = async () => {
    for (const folder of aside.splice(0)) await folder.putBack();
  };
  return inTurn(async () => {
    try {
      const result = await database.transaction(async () => {
        // The transaction may be retried after a deadlock.
        await putBack();
        await repository.holdOrder();
        return work(async ({ name, version }) => void aside.push(await store.setAside(name, version)));
      });
      for (const folder of aside) await folder.discard();
      return result;
    } catch (error) {
      await putBack();
      throw error;
    }
  });
}

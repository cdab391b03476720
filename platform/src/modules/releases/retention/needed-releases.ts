import type { ReleaseManifest } from '@portal/shared/contract/releases/release-manifest';
import { type LiveState, versionsInUse } from '../registry/live-state.rules.ts';
import { linesAfter } from '../registry/live-versions.rules.ts';
import { liveStateOf, type RegistryState, type ReleaseHistory, servedStateOf } from '../registry/registry-state.ts';
import { nearestBefore } from '../rollout/rollback-target.ts';
import type { ReleaseStore, StoredState } from '../storage/release-store.types.ts';
import type { NamedRelease } from './forget-releases.rules.ts';
import { labelOf, retentionDays } from './prune-releases.rules.ts';

type Files = Pick<ReleaseStore, 'stateOf'>;

/**
 * Lists the releases that must not be deleted: those in a composition of the last seven days, those that pages opened
 * with it may load, and the nearest rollback target of each release.
 * @param acts oldest first
 */
export async function neededReleases(
  { repository, store }: { repository: Pick<ReleaseHistory, 'named'>; store: Files },
  acts: RegistryState['acts'],
  now: Date,
): Promise<NamedRelease[]> {
  const since = now.getTime() - retentionDays * 86_400_000;
  const before = acts.filter(({ at }) => at.getTime() <= since).length;
  // The state when the week began, and after each act since.
  const histories = Array.from({ length: acts.length - before + 1 }, (_, more) => acts.slice(0, before + more));
  const rows = await repository.named(eachOnce(histories.flatMap(versionsInUse)));
  const files = onceEach(store);
  const needed: (NamedRelease | undefined)[] = [];
  for (const history of histories) {
    const state = { acts: history, rows };
    needed.push(...namedBy(await servedStateOf(files, state)), ...namedBy(liveStateOf(state)));
  }
  for (const name of linesAfter(acts).keys()) {
    const version = await nearestBefore(files, { acts, rows }, name);
    needed.push(version === undefined ? undefined : { name, version });
  }
  return needed.filter((release) => release !== undefined);
}

function eachOnce(releases: readonly NamedRelease[]): NamedRelease[] {
  return [...new Map(releases.map((release) => [labelOf(release), release])).values()];
}

function namedBy({ shell, remotes }: LiveState): (NamedRelease | undefined)[] {
  return [shell, ...remotes.flatMap(({ live, candidate, fallback }) => [live, candidate?.release, fallback])];
}

/** Reads the bytes of each release once. */
function onceEach(store: Files): Files {
  const known = new Map<ReleaseManifest, Promise<StoredState>>();
  return {
    stateOf(manifest) {
      const state = known.get(manifest) ?? store.stateOf(manifest);
      known.set(manifest, state);
      return state;
    },
  };
}

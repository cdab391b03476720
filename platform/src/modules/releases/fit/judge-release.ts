import type { CallResult } from '@portal/shared/contract/define-call';
import type { canRollBack } from '@portal/shared/contract/operator/release-fit-calls';
import type { ReleaseManifest } from '@portal/shared/contract/release/release-manifest';
import { rcompare } from 'semver';
import { type LiveState, shellName } from '../live-set.rules.ts';
import type { Registry } from '../registry.ts';
import { liveStateOf, readState } from '../registry-state.ts';
import { strangeKeys } from '../strange-keys.ts';
import { knownAmong } from './known-misfits.rules.ts';
import { nearestFit } from './nearest.rules.ts';
import { thisPlatform } from './served-calls.ts';
import { type FittingRelease, type FittingSet, misfitsOfSet } from './set-fit.rules.ts';
import { contractOf } from './stored-contracts.ts';

type Answer = Pick<CallResult<typeof canRollBack>, 'sets' | 'nearest'>;
type SetName = Answer['sets'][number]['set'];
type Stored = Pick<Registry, 'repository' | 'store' | 'logger'>;
type Judging = Stored & Pick<Registry, 'signingKid'>;

/** Versions of each release that are considered for the nearest compatible set. */
const versionsAtMost = 20;

/**
 * Judges whether a release would be compatible with the live set, the candidates and the previous set; lists what
 * breaks and the nearest compatible versions.
 */
export async function judgeRelease(registry: Judging, release: FittingRelease, isWayBack: boolean): Promise<Answer> {
  const state = liveStateOf(await readState(registry.repository));
  const platform = thisPlatform();
  const strange = await strangeKeys(registry, release.manifest);
  const judged = [];
  for (const set of ['live', 'candidate', 'previous'] as const) {
    const members = setOf(state, set);
    const fitting = await readSet(registry, members, release);
    const already = await misfitsAlready(registry, members, release);
    const isKnown = knownAmong(already, isWayBack);
    const misfits = misfitsOfSet(fitting, platform).filter((misfit) => !isKnown(misfit));
    judged.push({ set, fitting, misfits: [...strange, ...misfits] });
  }
  const sets = judged.map(({ set, misfits }) => ({ set, fits: misfits.length === 0, misfits }));
  const broken = judged.find(({ misfits }) => misfits.length > 0);
  if (!broken) return { sets };
  const stored = await readStored(registry, broken.fitting);
  return { sets, nearest: nearestFit(release.manifest.name, broken.fitting, stored, platform) };
}

function setOf({ shell, previousShell, remotes }: LiveState, set: SetName): ReleaseManifest[] {
  const chosen = remotes.map(({ live, candidate, previous }) => {
    return { live, candidate: candidate?.release ?? live, previous: previous ?? live }[set];
  });
  const host = set === 'previous' ? (previousShell ?? shell) : shell;
  return [...(host ? [host] : []), ...chosen];
}

/** Reads the releases of a set, with the judged one in its place. */
async function readSet(registry: Stored, set: readonly ReleaseManifest[], asked: FittingRelease): Promise<FittingSet> {
  const others = set.filter(({ name }) => name !== asked.manifest.name);
  const fitting = [asked];
  for (const manifest of others) fitting.push({ manifest, contract: await contractOf(registry, manifest) });
  const shell = fitting.find(({ manifest }) => manifest.name === shellName);
  return { shell, remotes: fitting.filter((one) => one !== shell) };
}

/** Incompatibilities of a set before the release joins it; they do not count against the release. */
async function misfitsAlready(registry: Stored, set: readonly ReleaseManifest[], asked: FittingRelease) {
  const present = set.find(({ name }) => name === asked.manifest.name);
  const others = present ? set : set.filter(({ name }) => name !== asked.manifest.name);
  const [first] = present ? [present] : others;
  if (!first || present?.version === asked.manifest.version) return [];
  const contract = await contractOf(registry, first);
  const fitting = await readSet(registry, others, { manifest: first, contract });
  return misfitsOfSet(fitting, thisPlatform());
}

/** Reads the other complete versions of the releases in a set, highest first. */
async function readStored(registry: Stored, { shell, remotes }: FittingSet) {
  const names = new Set([...(shell ? [shell] : []), ...remotes].map(({ manifest }) => manifest.name));
  const { repository, store } = registry;
  const published = (await repository.published()).sort((a, b) => rcompare(a.version, b.version));
  const stored = new Map<string, FittingRelease[]>();
  for (const name of names) {
    const newest = published.filter((row) => row.name === name).slice(0, versionsAtMost);
    const releases: FittingRelease[] = [];
    for (const { manifest } of await repository.named(newest)) {
      if ((await store.stateOf(manifest)) !== 'whole') continue;
      releases.push({ manifest, contract: await contractOf(registry, manifest) });
    }
    stored.set(name, releases);
  }
  return stored;
}

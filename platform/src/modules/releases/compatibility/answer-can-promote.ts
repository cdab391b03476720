import type { CallResult } from '@portal/shared/contract/calls/define-call';
import type { canRollBack } from '@portal/shared/contract/releases/compatibility';
import type { ReleaseManifest } from '@portal/shared/contract/releases/release-manifest';
import { rcompare } from 'semver';
import { type LiveState, shellName } from '../registry/live-state.rules.ts';
import type { Registry } from '../registry/registry.ts';
import { liveStateOf, readState } from '../registry/registry-state.ts';
import { knownAmong } from './known-incompatibilities.rules.ts';
import { nearestCompatible } from './nearest-compatible.rules.ts';
import { thisPlatform } from './served-calls.ts';
import { incompatibilitiesOfSet, type ReleaseWithContract, type SetWithContracts } from './set-compatibility.rules.ts';
import { signingKeyIncompatibilities } from './signing-key-incompatibilities.ts';
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
export async function answerCanPromote(
  registry: Judging,
  release: ReleaseWithContract,
  isRollback: boolean,
): Promise<Answer> {
  const state = liveStateOf(await readState(registry.repository));
  const platform = thisPlatform();
  const keyIncompatibilities = await signingKeyIncompatibilities(registry, release.manifest);
  const judged = [];
  for (const set of ['live', 'candidate', 'previous'] as const) {
    const members = setOf(state, set);
    const fitting = await readSet(registry, members, release);
    const already = await existingIncompatibilities(registry, members, release);
    const isKnown = knownAmong(already, isRollback);
    const incompatibilities = incompatibilitiesOfSet(fitting, platform).filter(
      (incompatibility) => !isKnown(incompatibility),
    );
    judged.push({ set, fitting, misfits: [...keyIncompatibilities, ...incompatibilities] });
  }
  const sets = judged.map(({ set, misfits }) => ({ set, fits: misfits.length === 0, misfits }));
  const broken = judged.find(({ misfits }) => misfits.length > 0);
  if (!broken) return { sets };
  const stored = await readStored(registry, broken.fitting);
  return { sets, nearest: nearestCompatible(release.manifest.name, broken.fitting, stored, platform) };
}

function setOf({ shell, previousShell, remotes }: LiveState, set: SetName): ReleaseManifest[] {
  const chosen = remotes.map(({ live, candidate, previous }) => {
    return { live, candidate: candidate?.release ?? live, previous: previous ?? live }[set];
  });
  const host = set === 'previous' ? (previousShell ?? shell) : shell;
  return [...(host ? [host] : []), ...chosen];
}

/** Reads the releases of a set, with the judged one in its place. */
async function readSet(
  registry: Stored,
  set: readonly ReleaseManifest[],
  asked: ReleaseWithContract,
): Promise<SetWithContracts> {
  const others = set.filter(({ name }) => name !== asked.manifest.name);
  const fitting = [asked];
  for (const manifest of others) fitting.push({ manifest, contract: await contractOf(registry, manifest) });
  const shell = fitting.find(({ manifest }) => manifest.name === shellName);
  return { shell, remotes: fitting.filter((one) => one !== shell) };
}

/** Incompatibilities of a set before the release joins it; they do not count against the release. */
async function existingIncompatibilities(
  registry: Stored,
  set: readonly ReleaseManifest[],
  asked: ReleaseWithContract,
) {
  const present = set.find(({ name }) => name === asked.manifest.name);
  const others = present ? set : set.filter(({ name }) => name !== asked.manifest.name);
  const [first] = present ? [present] : others;
  if (!first || present?.version === asked.manifest.version) return [];
  const contract = await contractOf(registry, first);
  const fitting = await readSet(registry, others, { manifest: first, contract });
  return incompatibilitiesOfSet(fitting, thisPlatform());
}

/** Reads the other complete versions of the releases in a set, highest first. */
async function readStored(registry: Stored, { shell, remotes }: SetWithContracts) {
  const names = new Set([...(shell ? [shell] : []), ...remotes].map(({ manifest }) => manifest.name));
  const { repository, store } = registry;
  const published = (await repository.published()).sort((a, b) => rcompare(a.version, b.version));
  const stored = new Map<string, ReleaseWithContract[]>();
  for (const name of names) {
    const newest = published.filter((row) => row.name === name).slice(0, versionsAtMost);
    const releases: ReleaseWithContract[] = [];
    for (const { manifest } of await repository.named(newest)) {
      if ((await store.stateOf(manifest)) !== 'whole') continue;
      releases.push({ manifest, contract: await contractOf(registry, manifest) });
    }
    stored.set(name, releases);
  }
  return stored;
}

import { Refusal } from '../../kernel/refusal.ts';
import { knownAmong } from './fit/known-misfits.rules.ts';
import { thisPlatform } from './fit/served-calls.ts';
import { contractsOf } from './fit/stored-contracts.ts';
import type { LiveChange } from './live-change.ts';
import { liveStateAfter, shellName, whatBreaks } from './live-set.rules.ts';
import { lineOf, type ReleaseAct } from './live-versions.rules.ts';
import type { Registry } from './registry.ts';
import { manifestsOf, type RegistryState } from './registry-state.ts';
import type { ReleaseRow } from './releases-repository.ts';
import { strangeKeys } from './strange-keys.ts';

type Judged = Pick<LiveChange, 'act' | 'name' | 'version' | 'percent' | 'despiteMisfit'>;

/** Throws the Refusal of a change that cannot be. Taking a candidate away can always be: what is live is so already. */
export async function checkChange(registry: Registry, state: RegistryState, change: Judged): Promise<void> {
  const row = await registry.repository.find(change.name, change.version);
  if (!row) {
    throw new Refusal('not_found', { fields: { version: `${change.name} ${change.version} was never published` } });
  }
  checkShare(state, change);
  if (endsCandidate(state, change)) return;
  await checkFiles(registry, row);
  // No insistence helps where every page would refuse every composition.
  const strange = await strangeKeys(registry, row.manifest);
  if (strange.length > 0) refuseMisfits(strange.map(({ text }) => text));
  const broken = await misfitsAfter(registry, state, change, row);
  if (broken.length > 0 && !change.despiteMisfit) refuseMisfits(broken);
}

function refuseMisfits(texts: readonly string[]): never {
  throw new Refusal('release_does_not_fit', { fields: { version: texts.join('; ') } });
}

/**
 * What keeps the sets of releases from working together that this change would make; empty when they fit. What is wrong
 * already does not count: of several releases that a new platform no longer serves, each can be mended by itself.
 */
export async function misfitsAfter(
  registry: Pick<Registry, 'store' | 'logger'>,
  state: RegistryState,
  change: Judged,
  row: ReleaseRow,
): Promise<string[]> {
  const manifests = [...manifestsOf(state), row.manifest];
  const contractOf = await contractsOf(registry, manifests);
  const broken = (acts: readonly ReleaseAct[]) =>
    whatBreaks(liveStateAfter(acts, manifests), thisPlatform(), contractOf);
  const isWayBack = change.act !== 'promote';
  try {
    const isKnown = knownAmong(broken(state.acts), isWayBack);
    const found = broken([...state.acts, change]).filter((misfit) => !isKnown(misfit));
    return found.map(({ text }) => text);
  } catch (error) {
    // What is live already and too large to be judged must not stop the way back of another.
    if (isWayBack && error instanceof Refusal) return [];
    throw error;
  }
}

/** True when all the change does is to leave everybody with what most have. */
function endsCandidate({ acts }: RegistryState, { name, version, percent }: Judged): boolean {
  const { versions, candidate } = lineOf(acts, name);
  return candidate !== undefined && versions[0] === version && percent === 100;
}

function checkShare({ acts }: RegistryState, { name, version, percent }: Judged): void {
  const { versions, candidate } = lineOf(acts, name);
  const isPartial = percent < 100;
  if (isPartial && name === shellName)
    throw new Refusal('shell_has_no_share', { fields: { percent: 'of remotes alone' } });
  if (versions[0] === version && (isPartial || !candidate)) throw new Refusal('already_live');
  if (candidate?.version === version && candidate.percent === percent) {
    throw new Refusal('already_live', { fields: { percent: `${name} ${version} has ${percent} % already` } });
  }
  if (isPartial && versions.length === 0) throw new Refusal('nothing_live_yet');
}

async function checkFiles({ store }: Registry, { name, version, manifest }: ReleaseRow): Promise<void> {
  const stored = await store.stateOf(manifest);
  if (stored === 'whole') return;
  const told = { changed: 'are changed', missing: 'are missing; publish the same bytes to bring it back' }[stored];
  throw new Refusal('not_found', { fields: { version: `files of ${name} ${version} ${told}` } });
}

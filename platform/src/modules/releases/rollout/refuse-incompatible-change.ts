import type { Incompatibility } from '@portal/shared/contract/releases/compatibility';
import { type ReleaseName, releaseName } from '@portal/shared/contract/releases/releases';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { knownAmong } from '../compatibility/known-incompatibilities.rules.ts';
import { incompatibilitiesOfState } from '../compatibility/live-state-incompatibilities.rules.ts';
import { thisPlatform } from '../compatibility/served-calls.ts';
import { signingKeyIncompatibilities } from '../compatibility/signing-key-incompatibilities.ts';
import { contractsOf } from '../compatibility/stored-contracts.ts';
import { publishedRow, refuseUnlessComplete } from '../registry/complete-release.ts';
import { liveStateAfter, shellName } from '../registry/live-state.rules.ts';
import { lineOf, type ReleaseAct } from '../registry/live-versions.rules.ts';
import type { Registry } from '../registry/registry.ts';
import { manifestsOf, type RegistryState } from '../registry/registry-state.ts';
import type { ReleaseRow } from '../registry/releases-repository.ts';
import type { LiveChange } from './live-change.ts';
import { nearestBefore, rollbackTarget } from './rollback-target.ts';

type Judged = Pick<LiveChange, 'act' | 'name' | 'version' | 'percent' | 'despiteIncompatibility'>;

interface JudgedRelease {
  change: Judged;
  row: ReleaseRow;
}

/**
 * Throws a Refusal when these changes cannot go live. The changes of a set are judged together: all of them or none.
 * Ending a candidate is always allowed, because what remains is live already.
 */
export async function refuseIncompatibleChanges(
  registry: Registry,
  state: RegistryState,
  changes: readonly LiveChange[],
): Promise<void> {
  const judged: JudgedRelease[] = [];
  for (const change of changes) judged.push({ change, row: await publishedRow(registry, change.name, change.version) });
  for (const { change } of judged) checkShare(state, change);
  const coming = judged.filter(({ change }) => !endsCandidate(state, change));
  if (coming.length === 0) return;
  for (const { row } of coming) await refuseUnlessComplete(registry, row);
  // No override is possible here: every page would refuse every composition.
  for (const { row } of coming) refuseIncompatibilities(await signingKeyIncompatibilities(registry, row.manifest));
  if (changes.some(({ despiteIncompatibility }) => despiteIncompatibility)) return;
  const broken = await incompatibilitiesAfter(registry, state, judged);
  if (broken.length > 0) refuseIncompatibilities(broken, await alsoBack(registry, state, judged, broken));
}

function refuseIncompatibilities(incompatibilities: readonly Incompatibility[], together?: string): void {
  if (incompatibilities.length === 0) return;
  const version = incompatibilities.map(({ text }) => text).join('; ');
  throw new Refusal('release_does_not_fit', { fields: { version, ...(together && { together }) } });
}

/**
 * Returns the incompatibilities that these changes would add; empty when there are none. Existing ones do not count, so
 * that releases which a new platform no longer serves can be fixed one at a time.
 */
export async function incompatibilitiesAfter(
  registry: Pick<Registry, 'store' | 'logger'>,
  state: RegistryState,
  judged: readonly JudgedRelease[],
): Promise<Incompatibility[]> {
  const manifests = [...manifestsOf(state), ...judged.map(({ row }) => row.manifest)];
  const contractOf = await contractsOf(registry, manifests);
  const broken = (acts: readonly ReleaseAct[]) =>
    incompatibilitiesOfState(liveStateAfter(acts, manifests), thisPlatform(), contractOf);
  const isRollback = isBackward(judged);
  try {
    const isKnown = knownAmong(broken(state.acts), isRollback);
    return broken([...state.acts, ...judged.map(({ change }) => change)]).filter(
      (incompatibility) => !isKnown(incompatibility),
    );
  } catch (error) {
    // A live release that is too large to compare must not block the rollback of another.
    if (isRollback && error instanceof Refusal) return [];
    throw error;
  }
}

function isBackward(judged: readonly JudgedRelease[]): boolean {
  return judged.every(({ change }) => change.act !== 'promote');
}

/**
 * For an incompatible rollback: returns what has to be rolled back with it, such as `shell@1.2.0 remote-games@3.0.0`;
 * undefined when nothing helps.
 */
async function alsoBack(
  registry: Registry,
  state: RegistryState,
  judged: readonly JudgedRelease[],
  broken: readonly Incompatibility[],
): Promise<string | undefined> {
  if (!isBackward(judged)) return undefined;
  let back = [...judged];
  let left = broken;
  while (left.length > 0) {
    const next = nextBack(state, left, back);
    const version = next && (await rollbackVersionOf(registry, state, next, back));
    const row = next && version && (await registry.repository.find(next, version));
    if (!row) return undefined;
    back = back.filter(({ change }) => change.name !== next);
    back.push({ change: { act: 'rollback', name: next, version, percent: 100 }, row });
    left = await incompatibilitiesAfter(registry, state, back);
  }
  return back.map(({ change }) => `${change.name}@${change.version}`).join(' ');
}

/** Picks an incompatible remote first; the shell only when that remote is rolled back already. */
function nextBack(
  { acts }: RegistryState,
  broken: readonly Incompatibility[],
  back: readonly JudgedRelease[],
): ReleaseName | undefined {
  // Where only a candidate was ended, the live version may have to be rolled back too.
  const isBack = (name: string) =>
    back.some(({ change }) => change.name === name && change.version !== lineOf(acts, name).versions[0]);
  const wanted = [...broken.map(({ who }) => who.split(' ')[0]), shellName];
  return releaseName.options.find((name) => wanted.includes(name) && !isBack(name));
}

async function rollbackVersionOf(
  { store }: Registry,
  state: RegistryState,
  name: string,
  back: readonly JudgedRelease[],
): Promise<string | undefined> {
  if (back.some(({ change }) => change.name === name)) return nearestBefore(store, state, name);
  return rollbackTarget(store, state, name, undefined).catch(undefinedIfRefused);
}

function undefinedIfRefused(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
}

/** True when the change only ends the candidate, so that all visitors get the live version. */
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

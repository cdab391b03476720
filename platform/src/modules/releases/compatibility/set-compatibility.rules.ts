import type { Incompatibility } from '@portal/shared/contract/releases/compatibility';
import type { ContractFile, SurfaceParts } from '@portal/shared/contract/releases/contract-surface';
import type { ReleaseManifest } from '@portal/shared/contract/releases/release-manifest';
import { coversRange, missingFacades } from './manifest-compatibility.rules.ts';
import { compareSurfaces } from './surfaces/compare-surfaces.rules.ts';

/** A release with its parsed contract file; older releases have none. */
export interface ReleaseWithContract {
  manifest: ReleaseManifest;
  contract: ContractFile | undefined;
}

export interface SetWithContracts {
  shell: ReleaseWithContract | undefined;
  remotes: readonly ReleaseWithContract[];
}

/** What the platform serves: its calls, and its contract version for releases that do not declare what they use. */
export interface PlatformSurface {
  version: string;
  calls: SurfaceParts['calls'];
}

/** Returns the contract file of a stored release, if it has one. */
export type ContractOf = (release: ReleaseManifest) => ContractFile | undefined;

/** Adds the contract files to a set of manifests. */
export function setWithContracts(
  set: { shell: ReleaseManifest | undefined; remotes: readonly ReleaseManifest[] },
  contractOf: ContractOf,
): SetWithContracts {
  const fitting = (manifest: ReleaseManifest) => ({ manifest, contract: contractOf(manifest) });
  return { shell: set.shell && fitting(set.shell), remotes: set.remotes.map(fitting) };
}

/** Lists what keeps these releases from being live together, or with this platform; empty when they are compatible. */
export function incompatibilitiesOfSet(
  { shell, remotes }: SetWithContracts,
  platform: PlatformSurface,
): Incompatibility[] {
  const all = [...(shell ? [shell] : []), ...remotes];
  return [
    ...all.flatMap((release) => incompatibilitiesWithPlatform(release, platform)),
    ...(shell ? remotes.flatMap((remote) => incompatibilitiesWithShell(remote, shell)) : []),
  ];
}

/** Compares the calls that a release was built against with those served now. */
export function incompatibilitiesWithPlatform(
  { manifest, contract }: ReleaseWithContract,
  platform: PlatformSurface,
): Incompatibility[] {
  const who = labelOf(manifest);
  if (contract) {
    const calls = { calls: contract.uses.calls, events: {}, types: {} };
    return broken(who, calls, { calls: platform.calls, events: {}, types: {} }, 'the platform');
  }
  if (coversRange(manifest.needs.contract, platform.version)) return [];
  const text = `${who} needs contract ${manifest.needs.contract}, the platform serves ${platform.version}`;
  return [{ who, kind: 'contract', subject: 'contract', text }];
}

/**
 * Compares what a remote takes from the page: contract and React by range, as the page checks them, and every shared
 * declaration.
 */
export function incompatibilitiesWithShell(
  { manifest, contract }: ReleaseWithContract,
  shell: ReleaseWithContract,
): Incompatibility[] {
  const who = labelOf(manifest);
  const host = labelOf(shell.manifest);
  const ranges = (['contract', 'react'] as const)
    .filter((subject) => !coversRange(manifest.needs[subject], shell.manifest.needs[subject]))
    .map((subject) => {
      const text = `${who} needs ${subject} ${manifest.needs[subject]}, ${host} has ${shell.manifest.needs[subject]}`;
      return { who, kind: subject, subject, text };
    });
  const facades = missingFacades(manifest, shell.manifest).map((facade) => {
    return {
      who,
      kind: 'facade' as const,
      subject: facade,
      text: `${who} needs ${facade}, which ${host} does not provide`,
    };
  });
  const provided = shell.contract?.provides;
  if (!contract || !provided) return [...ranges, ...facades];
  const { events, types } = contract.uses;
  return [...ranges, ...facades, ...broken(who, { calls: {}, events, types }, { calls: {}, ...provided }, host)];
}

function broken(who: string, used: SurfaceParts, offered: SurfaceParts, by: string): Incompatibility[] {
  return compareSurfaces(used, offered)
    .filter(({ level }) => level === 'breaking')
    .map(({ kind, subject, text }) => ({ who, kind, subject, text: `${who} does not fit ${by}: ${text}` }));
}

function labelOf({ name, version }: Pick<ReleaseManifest, 'name' | 'version'>): string {
  return `${name} ${version}`;
}

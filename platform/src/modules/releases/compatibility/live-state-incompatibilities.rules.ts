import type { Incompatibility } from '@portal/shared/contract/releases/compatibility';
import type { ReleaseManifest } from '@portal/shared/contract/releases/release-manifest';
import type { LiveState } from '../registry/live-state.rules';
import {
  type ContractOf,
  incompatibilitiesOfSet,
  type PlatformSurface,
  setWithContracts,
} from './set-compatibility.rules.ts';

/** Releases that a visitor may get together. */
interface ReleaseSet {
  /** live: what most visitors get; candidate: with every candidate in its place. */
  set: 'live' | 'candidate';
  shell: ReleaseManifest | undefined;
  remotes: readonly ReleaseManifest[];
}

/** Lists every set that has to be compatible: the live one, and the one with candidates. */
export function setsOf({ shell, remotes }: LiveState): ReleaseSet[] {
  const live: ReleaseSet = { set: 'live', shell, remotes: remotes.map((remote) => remote.live) };
  if (remotes.every(({ candidate }) => !candidate)) return [live];
  const withCandidates = remotes.map(({ live, candidate }) => candidate?.release ?? live);
  return [live, { set: 'candidate', shell, remotes: withCandidates }];
}

/** Lists why these releases cannot be live together, or with this platform; empty when they are compatible. */
export function incompatibilitiesOfState(
  state: LiveState,
  platform: PlatformSurface,
  contractOf: ContractOf,
): Incompatibility[] {
  const sets = setsOf(state).map((set) => setWithContracts(set, contractOf));
  const incompatibilities = sets.flatMap((set) => incompatibilitiesOfSet(set, platform));
  return [...new Map(incompatibilities.map((incompatibility) => [incompatibility.text, incompatibility])).values()];
}

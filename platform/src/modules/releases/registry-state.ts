import type { ReleaseManifest } from '@portal/shared/contract/release/release-manifest';
import { type LiveState, liveStateAfter, versionsInUse } from './live-set.rules.ts';
import type { ReleaseActRow, ReleaseRow, ReleasesRepository } from './releases-repository.ts';

/** What is live is made of this: the whole history, and the releases that it still needs. */
export interface RegistryState {
  /** Oldest first. */
  acts: ReleaseActRow[];
  /** Live, candidates, and what may be gone back to; not what was only stored. */
  rows: ReleaseRow[];
}

export async function readState(repository: Pick<ReleasesRepository, 'acts' | 'named'>): Promise<RegistryState> {
  const acts = await repository.acts();
  return { acts, rows: await repository.named(versionsInUse(acts)) };
}

export function manifestsOf({ rows }: Pick<RegistryState, 'rows'>): ReleaseManifest[] {
  return rows.map(({ manifest }) => manifest);
}

export function liveStateOf(state: RegistryState): LiveState {
  return liveStateAfter(state.acts, manifestsOf(state));
}
